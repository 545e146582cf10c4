import { isPathWithin, PATHS } from '@little-dunes/domain/paths'

/** State of the login page's history entry: the page that sent the visitor there (D-26). */
export interface ReturnState {
  returnTo: string
}

export const returnState = ({ pathname, search }: { pathname: string; search: string }): ReturnState => ({
  returnTo: pathname + search,
})

/**
 * Destination after signing in: the previous page or home. History state can be forged, so only the shop's own paths
 * are accepted.
 */
export function returnPath(state: unknown): string {
  const path = (state as Partial<ReturnState> | null)?.returnTo
  return typeof path === 'string' && isPathWithin(path) && !/^\/login\b/.test(path) ? path : PATHS.home
}
