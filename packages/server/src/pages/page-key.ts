import { type Product, slugOf, variantOfSlug } from '@little-dunes/domain/catalogue/product'
import {
  INFORMATION_PATHS,
  LIST_PARAMETERS,
  LOGIN_MODE,
  PATHS,
  productPath,
} from '@little-dunes/domain/paths'
import type { PageKey } from '#pages/page-cache'
import type { CatalogueSnapshot } from '#shop'

/** Addresses without anything a visitor could make up. */
const { signUp: _, ...fixed } = PATHS
const LINKED: ReadonlySet<string> = new Set([...Object.values(fixed), ...Object.values(INFORMATION_PATHS)])

const LIST_PAGE = /^\/products(\/[^/]*)?(\.data)?$/
/** Which loaders a page asks for while the visitor walks on. */
const ROUTES = '_routes'
const LONGEST_VALUE = 300
/** Which of its two forms the login page shows (AUTH-11); other pages read nothing. */
const LOGIN_PAGE = /^\/login(\.data)?$/
/** What is chosen on a product page. */
const SELECTION = ['colour', 'size']
const LINKED_PAIR =
  /^$|^(category|_routes)=|^mode=sign-up$|^type=(clothing|shoes|toys)$|^flag=(bestofkids|bestseller|flashsale)$/

/** `/products.data` is the data of `/products`; `/_.data` and `/_root.data` are that of `/`. */
function pageOf(path: string): string {
  if (!path.endsWith('.data')) return path
  return path === '/_root.data' || path === '/_.data' ? '/' : path.slice(0, -'.data'.length)
}

function only(names: readonly string[], query: string): string {
  const given = new URLSearchParams(query)
  const known = new URLSearchParams()
  for (const name of names) {
    for (const value of given.getAll(name).filter(Boolean)) known.append(name, value.slice(0, LONGEST_VALUE))
  }
  return known.toString()
}

const knownQuery = (path: string, query: string, product: Product | undefined): string =>
  only(
    [
      ...(LIST_PAGE.test(path) && !product ? LIST_PARAMETERS : []),
      ...(LOGIN_PAGE.test(path) ? [LOGIN_MODE] : []),
      ...(path.endsWith('.data') ? [ROUTES] : []),
    ],
    query,
  )

/** The product whose id ends the address, and whether that is its one address (D-10). */
function productAt(path: string, catalogue: CatalogueSnapshot | null) {
  const product = catalogue?.byId.get(path.slice(path.lastIndexOf('/') + 1))
  return { product, isCanonical: product !== undefined && productPath(product) === path }
}

/** A colour of the product that is asked for; the first one is chosen anyway, and others do not exist. */
function colourQuery({ variants }: Product, query: string): string {
  const [first, ...others] = variants
  const asked = new URLSearchParams(query).get('colour') ?? ''
  const variant = first && variantOfSlug([first], asked) ? undefined : variantOfSlug(others, asked)
  return variant ? new URLSearchParams({ colour: slugOf(variant.colorName) }).toString() : ''
}

/** A page has a copy for each colour. Another address leads to the page, with colour and size as they came. */
function choiceQuery({ product, isCanonical }: ReturnType<typeof productAt>, query: string): string {
  if (!product) return ''
  return isCanonical ? colourQuery(product, query) : only(SELECTION, query)
}

/** What a request asks for, without what no page reads: so junk in an address makes no new page. */
export function pageKeyOf(url: string, catalogue: CatalogueSnapshot | null): PageKey {
  const [path = '/', query] = url.split('?', 2)
  const page = pageOf(path)
  const found = productAt(page, catalogue)
  const choice = query ? choiceQuery(found, query) : ''
  const other = query ? knownQuery(path, query, found.product) : ''
  const known = [choice, other].filter(Boolean).join('&')
  const isFixed = LINKED.has(page) && known.split('&').every((pair) => LINKED_PAIR.test(pair))
  const partition = isFixed || (!other && found.isCanonical) ? 'linked' : 'made-up'
  return { key: known ? `${path}?${known}` : path, partition }
}
