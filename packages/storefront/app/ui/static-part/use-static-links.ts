import { splitLanguage } from '@little-dunes/domain/paths'
import { type RefObject, useContext, useEffect } from 'react'
import { followLink, isPlainClick, NavigateContext } from '#ui/link.tsx'

/** Attribute of a link that only extends the page on screen, in the same entry of the history. */
export const SOFT_LINK = 'data-soft'

/** Links of a static part do what `Link` does. */
export function useStaticLinks(place: RefObject<HTMLElement | null>): void {
  const navigate = useContext(NavigateContext)
  useEffect(() => {
    const area = place.current
    const follow = (event: MouseEvent) => {
      const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a[href^="/"]')
      if (!link) return
      const to = splitLanguage(link.pathname).path + link.search + link.hash
      if (!link.hasAttribute(SOFT_LINK)) followLink(event, link, { to }, navigate)
      else if (isPlainClick(event)) {
        event.preventDefault()
        navigate(to, { replace: true, preventScrollReset: true })
      }
    }
    area?.addEventListener('click', follow)
    return () => area?.removeEventListener('click', follow)
  }, [place, navigate])
}
