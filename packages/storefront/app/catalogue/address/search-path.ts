import { isProductId } from '@little-dunes/domain/product'
import { stripControlCharacters } from '#catalogue/address/strip-control-characters'

const PRODUCTS = '/products'

interface Place {
  pathname: string
  search: string
}

/** The term of `/products/{term}`, decoded whole: `/`, `%` and `?` in it survive (D-10). Null on every other address. */
export function searchTermOf(pathname: string): string | null {
  const encoded = /^\/products\/([^/]+)\/?$/.exec(pathname)?.[1]
  if (encoded === undefined || isProductId(encoded)) return null
  try {
    return decodeURIComponent(encoded)
  } catch {
    return encoded
  }
}

/** What the search box holds at an address (D-17). */
export function searchBoxText({ pathname, search }: Place): string {
  if (pathname === PRODUCTS) return stripControlCharacters(new URLSearchParams(search).get('search') ?? '')
  return stripControlCharacters(searchTermOf(pathname) ?? '')
}

const BELONGS_TO_THE_OLD_LIST = new Set(['search', 'page', 'limit'])

/**
 * Where a keystroke leads (SHELL-29): `search` first, then what the list was narrowed by already (D-17). A list is seen
 * from its beginning; an emptied box leaves no `search` behind.
 */
export function searchPathWhileTyping(text: string, { pathname, search }: Place): string {
  const query = new URLSearchParams(text ? { search: text } : {})
  const kept = pathname === PRODUCTS || searchTermOf(pathname) !== null ? new URLSearchParams(search) : []
  for (const [key, value] of kept) if (!BELONGS_TO_THE_OLD_LIST.has(key)) query.append(key, value)
  return query.size ? `${PRODUCTS}?${query}` : PRODUCTS
}

/** Where Enter leads (SHELL-30); null for a blank text (SHELL-31). */
export function searchTermPath(text: string): string | null {
  const term = text.trim()
  if (!term) return null
  // `.` and `..` alone would be taken for folders; a blank behind them does not count in a search (D-13).
  const address = /^\.{1,2}$/.test(term) ? `${term} ` : term
  return `${PRODUCTS}/${encodeURIComponent(address)}`
}
