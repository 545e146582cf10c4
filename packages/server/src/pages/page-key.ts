import { type Product, slugOf, variantOfSlug } from '@little-dunes/domain/catalogue/product'
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

/** `/products.data` is the data of `/products`; `/_.data` and `/_root.data` are that of `/`. */
function pageOf(path: string): string {
  if (!path.endsWith('.data')) return path
  return path === '/_root.data' || path === '/_.data' ? '/' : path.slice(0, -'.data'.length)
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

function productAt(path: string, catalogue: CatalogueSnapshot | null): Product | null {
  const product = catalogue?.byId.get(path.slice(path.lastIndexOf('/') + 1))
  return product && productPath(product) === path ? product : null
}

/** A colour of the product that is asked for; the first one is chosen anyway, and others do not exist. */
function colourQuery({ variants }: Product, query: string): string {
  const [first, ...others] = variants
  const asked = new URLSearchParams(query).get('colour') ?? ''
  const variant = first && variantOfSlug([first], asked) ? undefined : variantOfSlug(others, asked)
  return variant ? new URLSearchParams({ colour: slugOf(variant.colorName) }).toString() : ''
}

/** What a request asks for, without what no page reads: so junk in an address makes no new page. */
export function pageKeyOf(url: string, catalogue: CatalogueSnapshot | null): PageKey {
  const [path = '/', query] = url.split('?', 2)
  const page = pageOf(path)
  const product = productAt(page, catalogue)
  const colour = product && query ? colourQuery(product, query) : ''
  const other = query ? knownQuery(path, query) : ''
  const known = [colour, other].filter(Boolean).join('&')
  const isFixed = LINKED.has(page) && known.split('&').every((pair) => LINKED_PAIR.test(pair))
  const shelf = isFixed || (!other && product) ? 'linked' : 'made-up'
  return { key: known ? `${path}?${known}` : path, shelf }
}
