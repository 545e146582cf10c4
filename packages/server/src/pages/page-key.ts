import { isProductId, type Product, slugOf, variantOfSlug } from '@little-dunes/domain/catalogue/product'
import { localizeProduct } from '@little-dunes/domain/catalogue/translations/localize-product'
import type { Language } from '@little-dunes/domain/i18n/languages'
import {
  FRAMED_PARAM,
  INFORMATION_PATHS,
  LIST_PARAMETERS,
  LOGIN_MODE_PARAM,
  PATHS,
  PREVIEW_PARAM,
  productPath,
  splitLanguage,
} from '@little-dunes/domain/paths'
import type { KnownCatalogue } from '#catalogue/memory/known-catalogue'
import { existInCatalogue, normalizedValues } from '#pages/list-parameters'
import type { PageKey } from '#pages/page-cache'

/** Addresses without anything a visitor could make up. */
const { signUp: _, ...fixed } = PATHS
const LINKED: ReadonlySet<string> = new Set([...Object.values(fixed), ...Object.values(INFORMATION_PATHS)])

const LIST_PAGE = /^\/products(\/[^/]*)?(\.data)?$/
/** Which loaders a page asks for while the visitor walks on. */
const ROUTES = '_routes'
const ONE_ROUTE = /^_routes=(?:(?!%2C)[^&])*$/
/** Which of its two forms the login page shows (AUTH-11); other pages read nothing. */
const SIGN_UP = 'sign-up'
const LOGIN_PAGE = /^\/login(\.data)?$/
/** What is chosen on a product page. */
const SELECTION = ['colour', 'size']
const LONGEST_VALUE = 300
/** What the shop links to; values of `category`, `flag` and `_routes` are known ones by now. */
const LINKED_PAIR = /^$|^(category|flag)=|^mode=sign-up$|^type=(clothing|shoes|toys)$/

/** Each parameter once: the ways to combine several values are too many to keep. */
function isLinked(query: string): boolean {
  const pairs = query.split('&')
  const names = new Set(pairs.map((pair) => pair.split('=', 1)[0]))
  return names.size === pairs.length && pairs.every((pair) => LINKED_PAIR.test(pair) || ONE_ROUTE.test(pair))
}

/** `/products.data` is the data of `/products`; `/_.data` and `/_root.data` are that of `/`. */
function pageOf(path: string): string {
  if (!path.endsWith('.data')) return path
  return path === '/_root.data' || path === '/_.data' ? '/' : path.slice(0, -'.data'.length)
}

interface KnownQuery {
  query: string
  /** Whether every value is one that the shop has. */
  known: boolean
}

function listQuery(given: URLSearchParams, catalogue: KnownCatalogue | null): KnownQuery {
  const query = new URLSearchParams()
  let known = true
  for (const name of LIST_PARAMETERS) {
    const values = normalizedValues(name, given.getAll(name).filter(Boolean))
    for (const value of values) query.append(name, value)
    known &&= catalogue === null || existInCatalogue(name, values, catalogue)
  }
  return { query: query.toString(), known }
}

/** Which loaders are asked for: names that the build does not have make no page that others would ask for. */
function routesQuery(given: URLSearchParams, routes: ReadonlySet<string> | null): KnownQuery {
  const asked = given.get(ROUTES)
  if (!asked) return { query: '', known: true }
  const known = asked.split(',').every((route) => routes?.has(route) ?? true)
  return { query: new URLSearchParams({ [ROUTES]: asked }).toString(), known }
}

function loginQuery(given: URLSearchParams): KnownQuery {
  const isSignUp = given.get(LOGIN_MODE_PARAM) === SIGN_UP
  return { query: isSignUp ? `${LOGIN_MODE_PARAM}=${SIGN_UP}` : '', known: true }
}

/** What is not published yet is shown to who has the address, and never kept. */
function previewQuery(given: URLSearchParams): KnownQuery[] {
  const key = given.get(PREVIEW_PARAM)?.slice(0, LONGEST_VALUE)
  if (!key) return []
  const framed = given.has(FRAMED_PARAM) ? { [FRAMED_PARAM]: '1' } : {}
  return [{ query: new URLSearchParams({ [PREVIEW_PARAM]: key, ...framed }).toString(), known: false }]
}

function knownQuery(path: string, query: string, { catalogue, routes }: PageKeySources): KnownQuery {
  const given = new URLSearchParams(query)
  const all = [
    ...previewQuery(given),
    ...(LIST_PAGE.test(path) ? [listQuery(given, catalogue)] : []),
    ...(LOGIN_PAGE.test(path) ? [loginQuery(given)] : []),
    ...(path.endsWith('.data') ? [routesQuery(given, routes)] : []),
  ]
  const texts = all.map((one) => one.query).filter(Boolean)
  return { query: texts.join('&'), known: all.every(({ known }) => known) }
}

/** The id that ends the address of a product, or of its data. */
export function productIdIn(path: string): string | null {
  const page = pageOf(path)
  const id = page.slice(page.lastIndexOf('/') + 1)
  return isProductId(id) ? id : null
}

/** The product whose id ends the address, and whether that is its one address (D-10). */
function productAt(path: string, language: Language, catalogue: KnownCatalogue | null) {
  const stored = catalogue?.byId.get(path.slice(path.lastIndexOf('/') + 1))
  const product = stored && localizeProduct(stored, language).product
  return { product, isCanonical: product !== undefined && productPath(product) === path }
}

/** A colour of the product that is asked for; the first one is chosen anyway, and others do not exist. */
function colourQuery({ variants }: Product, query: string): string {
  const [first, ...others] = variants
  const asked = new URLSearchParams(query).get('colour') ?? ''
  const variant = first && variantOfSlug([first], asked) ? undefined : variantOfSlug(others, asked)
  return variant ? new URLSearchParams({ colour: slugOf(variant.colorName) }).toString() : ''
}

/** Another address of a product leads to the page, with colour and size as they came; a redirect is not kept. */
function redirectKey(path: string, query = ''): PageKey {
  const given = new URLSearchParams(query)
  const kept = new URLSearchParams()
  for (const name of path.endsWith('.data') ? [...SELECTION, ROUTES] : SELECTION) {
    for (const value of given.getAll(name).filter(Boolean)) kept.append(name, value.slice(0, LONGEST_VALUE))
  }
  return { key: kept.size > 0 ? `${path}?${kept}` : path, partition: 'made-up' }
}

/** What addresses are understood by. */
export interface PageKeySources {
  catalogue: KnownCatalogue | null
  /** The routes of the build; null when they are not known. */
  routes: ReadonlySet<string> | null
}

/** What a request asks for, without what no page reads: so junk in an address makes no new page. */
export function pageKeyOf(url: string, sources: PageKeySources): PageKey {
  const [address = '/', query] = url.split('?', 2)
  const { language, path } = splitLanguage(address)
  const page = pageOf(path)
  const { product, isCanonical } = productAt(page, language, sources.catalogue)
  if (product && !isCanonical) return redirectKey(address, query)
  const colour = product && query ? colourQuery(product, query) : ''
  const other = query ? knownQuery(path, query, sources) : { query: '', known: true }
  const all = [colour, other.query].filter(Boolean).join('&')
  const key = all ? `${address}?${all}` : address
  if (!other.known) return { key, partition: null }
  const isFixed = LINKED.has(page) && isLinked(all)
  const isOfProduct = product && (!other.query || ONE_ROUTE.test(other.query))
  return { key, partition: isFixed || isOfProduct ? 'linked' : 'made-up' }
}
