import { isDocumentPath, splitLanguage } from '@little-dunes/domain/paths'
import { useEffect } from 'react'
import { matchRoutes } from 'react-router'

/** A mouse that only passes over a link starts no prefetch. */
const HOVER_MS = 60

/** A route in the manifest of React Router's build. */
interface BuiltRoute {
  id: string
  path?: string
  index?: boolean
  module: string
  imports?: string[]
  css?: string[]
}

const builtRoutes = (): BuiltRoute[] =>
  Object.values(
    (window as { __reactRouterManifest?: { routes: Record<string, BuiltRoute> } }).__reactRouterManifest
      ?.routes ?? {},
  ).filter(({ id }) => id !== 'root')

function listFiles(pathname: string): string[] {
  const routes = builtRoutes()
  const patterns = routes.map(({ id, path, index }) => (index ? { id, index } : { id, path: path ?? '' }))
  const [match] = matchRoutes(patterns, splitLanguage(pathname).path) ?? []
  const route = routes.find(({ id }) => id === match?.route.id)
  return route ? [route.module, ...(route.imports ?? []), ...(route.css ?? [])] : []
}

const asked = new Set<string>()

/**
 * Fills the browser's cache only: React Router's own prefetching imports the module, and reloads the page when that
 * fails. The page requests missing files again.
 */
function prefetch(pathname: string): void {
  if (!navigator.onLine) return
  for (const file of listFiles(pathname)) {
    if (asked.has(file)) continue
    asked.add(file)
    fetch(file, { priority: 'low' }).catch(() => asked.delete(file))
  }
}

const findLink = ({ target }: Event): HTMLAnchorElement | null =>
  target instanceof Element
    ? target.closest<HTMLAnchorElement>('a[href^="/"]:not([target], [hreflang])')
    : null

/**
 * Fetches scripts and styles of the next page, unless it is a document, while its link is hovered, pressed or focused. Otherwise they load one
 * after the other, each after its importer has run.
 */
export function usePrefetch(): void {
  useEffect(() => {
    let waiting: ReturnType<typeof setTimeout>
    const aim = (event: Event) => {
      clearTimeout(waiting)
      const link = findLink(event)
      if (!link || isDocumentPath(splitLanguage(link.pathname).path)) return
      if (event.type === 'pointerover') waiting = setTimeout(prefetch, HOVER_MS, link.pathname)
      else prefetch(link.pathname)
    }
    const kinds = ['pointerover', 'pointerdown', 'focusin'] as const
    for (const kind of kinds) document.addEventListener(kind, aim, { passive: true })
    return () => {
      clearTimeout(waiting)
      for (const kind of kinds) document.removeEventListener(kind, aim)
    }
  }, [])
}
