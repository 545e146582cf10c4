import { PATHS, searchTermOf } from '@little-dunes/domain/paths'
import type { Location } from 'react-router'
import { stripControlCharacters } from '#catalogue/address/strip-control-characters'

interface Place {
  pathname: string
  search: string
}

/** Whether a keystroke in the search box led there. */
export const isTyped = ({ state }: Location): boolean => state?.typed === true

/** The products page and the pages of a term, which say the same (SHELL-05). */
export const isListing = (pathname: string): boolean =>
  pathname === PATHS.products || searchTermOf(pathname) !== null

/** What the search box holds at an address (D-17). */
export function searchBoxText({ pathname, search }: Place): string {
  if (pathname === PATHS.products)
    return stripControlCharacters(new URLSearchParams(search).get('search') ?? '')
  return stripControlCharacters(searchTermOf(pathname) ?? '')
}

const BELONGS_TO_THE_OLD_LIST = new Set(['search', 'page', 'limit'])

/**
 * Where a keystroke leads (SHELL-29): `search` first, then what the list was narrowed by already (D-17). A list is seen
 * from its beginning; an emptied box leaves no `search` behind.
 */
export function searchPathWhileTyping(text: string, { pathname, search }: Place): string {
  const query = new URLSearchParams(text ? { search: text } : {})
  const kept = isListing(pathname) ? new URLSearchParams(search) : []
  for (const [key, value] of kept) if (!BELONGS_TO_THE_OLD_LIST.has(key)) query.append(key, value)
  return query.size ? `${PATHS.products}?${query}` : PATHS.products
}
