import { useEffect, useState } from 'react'
import { PrefetchPageLinks } from 'react-router'

/** A mouse that only passes over a link leads nowhere. */
const HOVER_MS = 60

const linkOf = ({ target }: Event): HTMLAnchorElement | null =>
  target instanceof Element
    ? target.closest<HTMLAnchorElement>('a[href^="/"]:not([target], [hreflang])')
    : null

/** The page of the shop whose link is pointed at, pressed or has the focus. */
function useAimedPage(): string | undefined {
  const [page, setPage] = useState<string>()
  useEffect(() => {
    let waiting: ReturnType<typeof setTimeout>
    const aim = (event: Event) => {
      clearTimeout(waiting)
      const link = linkOf(event)
      if (!link) return
      const prefetch = () => setPage(link.pathname + link.search)
      if (event.type === 'pointerover') waiting = setTimeout(prefetch, HOVER_MS)
      else prefetch()
    }
    const kinds = ['pointerover', 'pointerdown', 'focusin'] as const
    for (const kind of kinds) document.addEventListener(kind, aim, { passive: true })
    return () => {
      clearTimeout(waiting)
      for (const kind of kinds) document.removeEventListener(kind, aim)
    }
  }, [])
  return page
}

/**
 * Fetches scripts and data of the next page before the click. Otherwise its scripts come one after the other, each after
 * the one that imports it has run.
 */
export function PrefetchAimedPage() {
  const page = useAimedPage()
  return page && <PrefetchPageLinks page={page} />
}
