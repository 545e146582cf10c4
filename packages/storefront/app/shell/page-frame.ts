import type { ComponentType } from 'react'
import { useMatches } from '#platform/address/address'

/** Header and footer of a page, in place of those with the navigation. */
interface PageFrame {
  Header: ComponentType
  Footer: ComponentType
}

/** Returns the `handle` of a route whose page has this frame. It is loaded with the route. */
export const withFrame = (frame: PageFrame) => ({ frame })

/** The frame of the current page; undefined on pages with the navigation. */
export const usePageFrame = (): PageFrame | undefined =>
  useMatches()
    .map(({ handle }) => (handle as Partial<ReturnType<typeof withFrame>> | undefined)?.frame)
    .find((frame) => frame !== undefined)
