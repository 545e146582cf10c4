import { LIST_PARAMETERS, LOGIN_MODE, PATHS, productPath } from '@little-dunes/domain/paths'
import type { PageKey } from '#pages/page-cache'
import type { CatalogueSnapshot } from '#shop'

/** Addresses without anything a visitor could make up. */
const { signUp: _, ...fixed } = PATHS
const LINKED: ReadonlySet<string> = new Set(Object.values(fixed))

const LIST_PAGE = /^\/products(\/[^/]*)?(\.data)?$/
/** Which loaders a page asks for while the visitor walks on. */
const ROUTES = '_routes'
const LONGEST_VALUE = 300
/** Which of its two forms the login page shows (AUTH-11); other pages read nothing. */
const LOGIN_PAGE = /^\/login(\.data)?$/
const LINKED_PAIR =
  /^$|^(category|_routes)=|^mode=sign-up$|^type=(clothing|shoes|toys)$|^flag=(bestofkids|bestseller|flashsale)$/

/** `/products.data` is the data of `/products`, `/_root.data` that of `/`. */
function pageOf(path: string): string {
  if (!path.endsWith('.data')) return path
  return path === '/_root.data' ? '/' : path.slice(0, -'.data'.length)
}

function knownQuery(path: string, query: string): string {
  const given = new URLSearchParams(query)
  const known = new URLSearchParams()
  const names = [
    ...(LIST_PAGE.test(path) ? LIST_PARAMETERS : []),
    ...(LOGIN_PAGE.test(path) ? [LOGIN_MODE] : []),
    ...(path.endsWith('.data') ? [ROUTES] : []),
  ]
  for (const name of names) {
    for (const value of given.getAll(name).filter(Boolean)) known.append(name, value.slice(0, LONGEST_VALUE))
  }
  return known.toString()
}

function isProductPage(path: string, catalogue: CatalogueSnapshot | null): boolean {
  const product = catalogue?.byId.get(path.slice(path.lastIndexOf('/') + 1))
  return product !== undefined && productPath(product) === path
}

/** What a request asks for, without what no page reads: so junk in an address makes no new page. */
export function pageKeyOf(url: string, catalogue: CatalogueSnapshot | null): PageKey {
  const [path = '/', query] = url.split('?', 2)
  const known = query ? knownQuery(path, query) : ''
  const page = pageOf(path)
  const isFixed = LINKED.has(page) && known.split('&').every((pair) => LINKED_PAIR.test(pair))
  const shelf = isFixed || (!known && isProductPage(page, catalogue)) ? 'linked' : 'made-up'
  return { key: known ? `${path}?${known}` : path, shelf }
}
