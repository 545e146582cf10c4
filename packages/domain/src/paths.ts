import { isUuid, toSlug } from '#catalogue/product'
import { FIRST_LANGUAGE, LANGUAGES, type Language } from '#i18n/languages'

/** Separate, so that the script in the head of every page does not load the other addresses. */
export const HOME_PATH = '/'

export const PATHS = {
  home: HOME_PATH,
  products: '/products',
  cart: '/cart',
  checkout: '/checkout',
  payment: '/checkout/payment',
  verify: '/verify',
  orders: '/orders',
  trackOrder: '/track-order',
  stories: '/stories',
  profile: '/profile',
  addresses: '/profile/addresses',
  credit: '/profile/credit',
  wishlist: '/wishlist',
  login: '/login',
  forgotPassword: '/forgot-password',
  resetPassword: '/reset-password',
  confirmEmail: '/confirm-email',
  keepEmail: '/keep-email',
  signUp: '/login?mode=sign-up',
} as const

/** Pages with the forms of an account. */
export const PROFILE_PATHS = {
  details: '/profile/details',
  password: '/profile/password',
  devices: '/profile/devices',
  children: '/profile/children',
  emails: '/profile/emails',
  data: '/profile/data',
} as const

/** Prefix of the pages of a language: '' for the first, '/ar' for Arabic. */
export const languageBase = (language: Language): string =>
  language === FIRST_LANGUAGE ? '' : `/${language}`

/** `/cart` becomes `/ar/cart`. */
export function languagePath(language: Language, path: string): string {
  const base = languageBase(language)
  // Two slashes, or characters that browsers treat as slashes, would start the address of another site.
  return base && path === HOME_PATH ? base : base + path.replace(/^[/\\]+/, '/')
}

/** React Router requests the data of the home page below `/`. With the basename `/ar` it requests `/ar.data`. */
const HOME_DATA = '/_.data'

/** Language of an address, and the path without its prefix. */
export function splitLanguage(pathname: string): { language: Language; path: string } {
  for (const language of LANGUAGES) {
    const base = languageBase(language)
    if (base && (pathname === base || pathname.startsWith(`${base}/`)))
      return { language, path: pathname.slice(base.length) || HOME_PATH }
    if (base && pathname === `${base}.data`) return { language, path: HOME_DATA }
  }
  return { language: FIRST_LANGUAGE, path: pathname }
}

/** Base for parsing. An address that keeps this origin is within the shop. */
const WITHIN = 'http://within.invalid'

/** A page of this shop, in `language` unless the path has one. The home page for addresses of other sites. */
export function pageWithin(asked: unknown, language: Language): string {
  const home = languagePath(language, HOME_PATH)
  if (typeof asked !== 'string' || !asked.startsWith('/') || !URL.canParse(asked, WITHIN)) return home
  const { origin, pathname, search, hash } = new URL(asked, WITHIN)
  if (origin !== WITHIN) return home
  const named = splitLanguage(pathname)
  // `languagePath` leaves one slash, since `/..//elsewhere` would become the address of another site.
  return (
    languagePath(named.language === FIRST_LANGUAGE ? language : named.language, named.path) + search + hash
  )
}

/** True if a browser stays in the shop. Browsers skip tabs and line ends, and read two slashes as another site. */
export const isPathWithin = (path: string): boolean => /^\/(?![/\\\s])/.test(path)

/** Opens the shop with a discount code for the next order, like Shopify. `?redirect=/products` chooses the page. */
export const DISCOUNT_LINK = '/discount'
export const discountLink = (code: string): string => `${DISCOUNT_LINK}/${encodeURIComponent(code)}`
/** Stores the code of such a link. */
export const DISCOUNT_CODE_COOKIE = 'discount_code'

/** No page of the shop links to it. */
export const BACKOFFICE = '/backoffice'
/** Sets the language of the back office in this browser. */
export const LANGUAGE_PARAM = 'language'

export const INFORMATION_PATHS = {
  about: '/about',
  help: '/help',
  contact: '/contact',
  delivery: '/delivery',
  returns: '/returns',
  sizeGuide: '/size-guide',
  terms: '/terms',
  privacy: '/privacy',
} as const

/** Patterns with parameters for React Router (D-10). */
export const ROUTE_PATTERNS = {
  searchTerm: '/products/:term',
  story: '/stories/:slug',
  order: '/orders/:number',
  orderReturn: '/orders/:number/return',
  taxDocument: '/orders/:number/documents/:document',
  namedProduct: '/products/:name/:id',
  product: '/:category/:title/:id',
} as const

/** First segments of the pages for one visitor, which navigate in the browser. */
const APPLICATION_SEGMENTS: ReadonlySet<string> = new Set(
  Object.values(PATHS)
    .filter((path) => path !== PATHS.home && path !== PATHS.products && path !== PATHS.stories)
    .map((path) => path.split(/[/?]/)[1] ?? ''),
)

/** True for pages that are the same for all visitors: browsers load them as documents (decision 084). */
export const isDocumentPath = (path: string): boolean =>
  !APPLICATION_SEGMENTS.has(path.split(/[/?#]/)[1] ?? '')

/** Behind the path of a product: its sizes, with the request to choose one. */
export const SIZE_HASH = '#size'

/** Query parameters of the products page (D-12, D-17). No other page reads them. */
export const LIST_PARAMETERS = [
  'search',
  'category',
  'type',
  'sort',
  'flag',
  'age',
  'size',
  'color',
  'minPrice',
  'maxPrice',
  'inStock',
  'page',
  'offset',
  'limit',
] as const

export const storyPath = (slug: string): string => `${PATHS.stories}/${slug}`

/** Shows unpublished content on every page. */
export const PREVIEW_PARAM = 'preview'

/** Renders the page without scripts, the only form allowed in a frame (decision 063). */
export const FRAMED_PARAM = 'framed'

/** Shows the sign-up form on the login page (AUTH-11). */
export const LOGIN_MODE_PARAM = 'mode'

/** The canonical address of a product (D-10): `/{category}/{slug}/{id}`. */
export function productPath(product: { id: string; name: string; category: string }): string {
  return `/${encodeURIComponent(product.category)}/${encodeURIComponent(toSlug(product.name))}/${product.id}`
}

export function listPath(parameters: Partial<Record<(typeof LIST_PARAMETERS)[number], string>>): string {
  const pairs = Object.entries(parameters).map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
  return pairs.length > 0 ? `${PATHS.products}?${pairs.join('&')}` : PATHS.products
}

export const categoryPath = (category: string): string => listPath({ category })

/** `type` is a department or a sub-category. */
export const typePath = (type: string): string => listPath({ type })

/** Target of Enter in the search box (SHELL-30). Null for blank text (SHELL-31). */
export function searchTermPath(text: string): string | null {
  const term = text.trim()
  if (!term) return null
  // `.` and `..` alone would be folders. A trailing blank does not change a search (D-13).
  const segment = /^\.{1,2}$/.test(term) ? `${term} ` : term
  return `${PATHS.products}/${encodeURIComponent(segment)}`
}

/** Decoded term of `/products/{term}`, including `/`, `%` and `?` (D-10). Null for every other address. */
export function parseSearchTerm(pathname: string): string | null {
  const encoded = /^\/products\/([^/]+)\/?$/.exec(pathname)?.[1]
  if (encoded === undefined || isUuid(encoded)) return null
  try {
    return decodeURIComponent(encoded)
  } catch {
    return encoded
  }
}

/** Page of an order (D-76). With a key it opens without an account. */
export const orderPath = (number: string, key?: string): string =>
  `${PATHS.orders}/${number}${key === undefined ? '' : `#${ORDER_KEY_PARAM}=${key}`}`

/** Printable tax invoice or credit note of an order. */
export const taxDocumentPath = (number: string, document: string, key?: string): string =>
  `${PATHS.orders}/${number}/documents/${document}${key === undefined ? '' : `#${ORDER_KEY_PARAM}=${key}`}`

export const returnPath = (number: string, key?: string): string =>
  `${PATHS.orders}/${number}/return${key === undefined ? '' : `#${ORDER_KEY_PARAM}=${key}`}`

/** Parameter after `#` in links of emails. */
export const ORDER_KEY_PARAM = 'key'

/** Return address of the provider's hosted page (STATE-27). */
export const paymentReturnPath = (success: boolean, orderId: string): string =>
  `${PATHS.verify}?success=${success}&orderId=${orderId}`

/** Characters of an encoded path, where an Arabic letter takes six. Longer paths are refused. */
export const LONGEST_PATH_SENT = 2_000
