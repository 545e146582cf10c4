import { isUuid, type Product, toSlug, variantOfSlug } from '@little-dunes/domain/catalogue/product'
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

/** Addresses without any part that visitors could make up. */
const { signUp: _, ...fixed } = PATHS
const LINKED: ReadonlySet<string> = new Set([...Object.values(fixed), ...Object.values(INFORMATION_PATHS)])

const LIST_PAGE = /^\/products(\/[^/]*)?(\.data)?$/
/** Loaders that a client-side navigation requests. */
const ROUTES = '_routes'
const ONE_ROUTE = /^_routes=(?:(?!%2C)[^&])*$/
/** The login page has two forms (AUTH-11); other pages ignore the parameter. */
const SIGN_UP = 'sign-up'
const LOGIN_PAGE = /^\/login(\.data)?$/
/** Parameters of a product page. */
const SELECTION = ['colour', 'size']
const LONGEST_VALUE = 300
/** Parameters in links of the shop; `category`, `flag` and `_routes` have known values at this point. */
const LINKED_PAIR = /^$|^(category|flag)=|^mode=sign-up$|^type=(clothing|shoes|toys)$/

/** Allows each parameter once: combinations of several values are too many to cache. */
function isLinked(query: string): boolean {
  const pairs = query.split('&')
  const names = new Set(pairs.map((pair) => pair.split('=', 1)[0]))
  return names.size === pairs.length && pairs.every((pair) => LINKED_PAIR.test(pair) || ONE_ROUTE.test(pair))
}

/** `/products.data` is the data of `/products`; `/_.data` and `/_root.data` are the data of `/`. */
function toPagePath(path: string): string {
  if (!path.endsWith('.data')) return path
  return path === '/_root.data' || path === '/_.data' ? '/' : path.slice(0, -'.data'.length)
}

interface KnownQuery {
  query: string
  /** True if the shop has every value. */
  known: boolean
}

function listQuery(parameters: URLSearchParams, catalogue: KnownCatalogue | null): KnownQuery {
  const query = new URLSearchParams()
  let known = true
  for (const name of LIST_PARAMETERS) {
    const values = normalizedValues(name, parameters.getAll(name).filter(Boolean))
    for (const value of values) query.append(name, value)
    known &&= catalogue === null || existInCatalogue(name, values, catalogue)
  }
  return { query: query.toString(), known }
}

/** Loaders in the request. Names that the build lacks make a page that is not cached. */
function routesQuery(parameters: URLSearchParams, routes: ReadonlySet<string> | null): KnownQuery {
  const asked = parameters.get(ROUTES)
  if (!asked) return { query: '', known: true }
  const known = asked.split(',').every((route) => routes?.has(route) ?? true)
  return { query: new URLSearchParams({ [ROUTES]: asked }).toString(), known }
}

function loginQuery(parameters: URLSearchParams): KnownQuery {
  const isSignUp = parameters.get(LOGIN_MODE_PARAM) === SIGN_UP
  return { query: isSignUp ? `${LOGIN_MODE_PARAM}=${SIGN_UP}` : '', known: true }
}

/** Unpublished content is shown to visitors with the link, and never cached. */
function previewQuery(parameters: URLSearchParams): KnownQuery[] {
  const key = parameters.get(PREVIEW_PARAM)?.slice(0, LONGEST_VALUE)
  if (!key) return []
  const framed = parameters.has(FRAMED_PARAM) ? { [FRAMED_PARAM]: '1' } : {}
  return [{ query: new URLSearchParams({ [PREVIEW_PARAM]: key, ...framed }).toString(), known: false }]
}

function knownQuery(path: string, query: string, { catalogue, routes }: PageKeySources): KnownQuery {
  const parameters = new URLSearchParams(query)
  const all = [
    ...previewQuery(parameters),
    ...(LIST_PAGE.test(path) ? [listQuery(parameters, catalogue)] : []),
    ...(LOGIN_PAGE.test(path) ? [loginQuery(parameters)] : []),
    ...(path.endsWith('.data') ? [routesQuery(parameters, routes)] : []),
  ]
  const texts = all.map((one) => one.query).filter(Boolean)
  return { query: texts.join('&'), known: all.every(({ known }) => known) }
}

/** The id at the end of the address of a product or its data. */
export function productIdIn(path: string): string | null {
  const page = toPagePath(path)
  const id = page.slice(page.lastIndexOf('/') + 1)
  return isUuid(id) ? id : null
}

/** Product at this address, and whether the address is its canonical one (D-10). */
function productAt(path: string, language: Language, catalogue: KnownCatalogue | null) {
  const stored = catalogue?.byId.get(path.slice(path.lastIndexOf('/') + 1))
  const product = stored && localizeProduct(stored, language).product
  return { product, isCanonical: product !== undefined && productPath(product) === path }
}

/** Keeps a colour of the product, except the first one, which is the default, and unknown ones. */
function colourQuery({ variants }: Product, query: string): string {
  const [first, ...others] = variants
  const asked = new URLSearchParams(query).get('colour') ?? ''
  const variant = first && variantOfSlug([first], asked) ? undefined : variantOfSlug(others, asked)
  return variant ? new URLSearchParams({ colour: toSlug(variant.colorName) }).toString() : ''
}

/** Another address of a product redirects to its page with colour and size as given; redirects are not cached. */
function redirectKey(path: string, query = ''): PageKey {
  const parameters = new URLSearchParams(query)
  const params = new URLSearchParams()
  for (const name of path.endsWith('.data') ? [...SELECTION, ROUTES] : SELECTION) {
    for (const value of parameters.getAll(name).filter(Boolean))
      params.append(name, value.slice(0, LONGEST_VALUE))
  }
  return { key: params.size > 0 ? `${path}?${params}` : path, partition: 'made-up' }
}

export interface PageKeySources {
  catalogue: KnownCatalogue | null
  /** Routes of the build; null when unknown. */
  routes: ReadonlySet<string> | null
}

/** Keeps only parameters that pages read, so junk in an address makes no new page. */
export function toPageKey(url: string, sources: PageKeySources): PageKey {
  const [address = '/', query] = url.split('?', 2)
  const { language, path } = splitLanguage(address)
  const page = toPagePath(path)
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
