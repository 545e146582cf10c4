import { PATHS, parseSearchTerm } from '@little-dunes/domain/paths'
import { stripControlCharacters } from '#catalogue/address/strip-control-characters'
import type { Location } from '#platform/address/address'

interface Place {
  pathname: string
  search: string
}

/** True when a keystroke in the search box led to the location. */
export const isTyped = ({ state }: Location): boolean => state?.typed === true

/** The products page and the term pages, which are equivalent (SHELL-05). */
export const isListing = (pathname: string): boolean =>
  pathname === PATHS.products || parseSearchTerm(pathname) !== null

/** Text of the search box at an address (D-17). */
export function searchBoxText({ pathname, search }: Place): string {
  if (pathname === PATHS.products)
    return stripControlCharacters(new URLSearchParams(search).get('search') ?? '')
  return stripControlCharacters(parseSearchTerm(pathname) ?? '')
}

const BELONGS_TO_THE_OLD_LIST = new Set(['search', 'page', 'limit'])

/**
 * Address after a keystroke (SHELL-29): `search` first, then the existing filters (D-17). It starts at the first page.
 * An emptied box removes `search`.
 */
export function searchPathWhileTyping(text: string, { pathname, search }: Place): string {
  const query = new URLSearchParams(text ? { search: text } : {})
  const remaining = isListing(pathname) ? new URLSearchParams(search) : []
  for (const [key, value] of remaining) if (!BELONGS_TO_THE_OLD_LIST.has(key)) query.append(key, value)
  return query.size ? `${PATHS.products}?${query}` : PATHS.products
}
