import { type ReactNode, useRef } from 'react'
import { KEPT, KEPT_AS_RENDERED } from '#ui/static-part/static-part.tsx'
import { useStaticLinks } from '#ui/static-part/use-static-links'
import { useStaticPictures } from '#ui/static-part/use-static-pictures'

interface KeptProps {
  /** The style modules of the children: pages link the styles that scripts of the browser import. */
  styles?: readonly Readonly<Record<string, string>>[]
  /** Rendered by the server alone. */
  children: ReactNode
}

/** HTML of the server within an island. */
export function Kept({ children }: KeptProps) {
  const place = useRef<HTMLDivElement>(null)
  useStaticLinks(place)
  useStaticPictures(place)
  if (import.meta.env.SSR) return <div {...{ [KEPT]: '' }}>{children}</div>
  return <div ref={place} {...KEPT_AS_RENDERED} />
}
