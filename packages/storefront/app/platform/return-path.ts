import { isPathWithin, PATHS } from '@little-dunes/domain/paths'

/** Travels in the history entry of the login page: the page that sent the visitor there (D-26). */
export interface ReturnState {
  returnTo: string
}

export const returnState = ({ pathname, search }: { pathname: string; search: string }): ReturnState => ({
  returnTo: pathname + search,
})

/** Where signing in leads: back, or home. History entries can be made up, so only an own page is taken. */
export function returnPath(state: unknown): string {
  const path = (state as Partial<ReturnState> | null)?.returnTo
  return typeof path === 'string' && isPathWithin(path) && !/^\/login\b/.test(path) ? path : PATHS.home
}
