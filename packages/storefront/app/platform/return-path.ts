import { isPathWithin, PATHS, splitLanguage } from '@little-dunes/domain/paths'

/** State of the login page's history entry: the page that sent the visitor there (D-26). */
export interface ReturnState {
  returnTo: string
}

export const returnState = ({ pathname, search }: { pathname: string; search: string }): ReturnState => ({
  returnTo: pathname + search,
})

/** Pages that lead to signing in, and not away from it. */
const WAYS_IN = /^\/(login|forgot-password|reset-password|confirm-email|keep-email)\b/

const isReturnPath = (path: unknown): path is string =>
  typeof path === 'string' && isPathWithin(path) && !WAYS_IN.test(path)

/**
 * Destination after signing in: the previous page or home. History state and the referrer can be forged, so only the
 * shop's own paths are accepted.
 *
 * @param referrer path of the page whose link the browser itself followed
 */
export function returnPath(state: unknown, referrer: string | null = null): string {
  const { returnTo } = (state as Partial<ReturnState> | null) ?? {}
  return [returnTo, referrer].find(isReturnPath) ?? PATHS.home
}

let isTaken = false

/**
 * The page from which the browser loaded this one; null if the router led here, or for another sign-in on the same
 * document.
 */
export function takeReferringPath(): string | null {
  if (isTaken) return null
  isTaken = true
  const [entry] = performance.getEntriesByType('navigation')
  if (!entry || new URL(entry.name).pathname !== location.pathname) return null
  if (!document.referrer.startsWith(`${location.origin}/`)) return null
  const { pathname, search } = new URL(document.referrer)
  return splitLanguage(pathname).path + search
}
