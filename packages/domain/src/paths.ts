import { isProductId, slugOf } from '#catalogue/product'
import { FIRST_LANGUAGE, LANGUAGES, type Language } from '#i18n/languages'

/** Alone, so that the script in the head of every page comes without the other addresses. */
export const HOME_PATH = '/'

/** Every page with an address of its own. */
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

/** Where the pages of a language begin: '' for the first, '/ar' for Arabic. */
export const languageBase = (language: Language): string =>
  language === FIRST_LANGUAGE ? '' : `/${language}`

/** The address of a page in a language: `/ar/cart` for `/cart`. */
export function languagePath(language: Language, path: string): string {
  const base = languageBase(language)
  // Two slashes, or what browsers take for them, would begin the address of another site.
  return base && path === HOME_PATH ? base : base + path.replace(/^[/\\]+/, '/')
}

/** Data of the home page, as React Router asks for it below `/`; with the basename `/ar` it asks for `/ar.data`. */
const HOME_DATA = '/_.data'

/** The language of an address, and the path within it. */
export function splitLanguage(pathname: string): { language: Language; path: string } {
  for (const language of LANGUAGES) {
    const base = languageBase(language)
    if (base && (pathname === base || pathname.startsWith(`${base}/`)))
      return { language, path: pathname.slice(base.length) || HOME_PATH }
    if (base && pathname === `${base}.data`) return { language, path: HOME_DATA }
  }
  return { language: FIRST_LANGUAGE, path: pathname }
}

/** Of no shop: an address that keeps it is one within the shop. */
const WITHIN = 'http://within.invalid'

/** A page of this shop, in the language of the link unless it names one; the home page where the address leads elsewhere. */
export function pageWithin(asked: unknown, language: Language): string {
  const home = languagePath(language, HOME_PATH)
  if (typeof asked !== 'string' || !asked.startsWith('/') || !URL.canParse(asked, WITHIN)) return home
  const { origin, pathname, search, hash } = new URL(asked, WITHIN)
  if (origin !== WITHIN) return home
  const named = splitLanguage(pathname)
  // `languagePath` leaves one slash: `/..//elsewhere` would become the address of another site.
  return (
    languagePath(named.language === FIRST_LANGUAGE ? language : named.language, named.path) + search + hash
  )
}

/** Whether a browser that is led to this path stays in the shop: it skips tabs and line ends, and reads two slashes as another site. */
export const isPathWithin = (path: string): boolean => /^\/(?![/\\\s])/.test(path)

/** Opens the shop with a discount code for the next order, as at Shopify; `?redirect=/products` says on which page. */
export const DISCOUNT_LINK = '/discount'
export const discountLink = (code: string): string => `${DISCOUNT_LINK}/${encodeURIComponent(code)}`
/** The cookie that remembers the code of such a link. */
export const DISCOUNT_CODE_COOKIE = 'discount_code'

/** Where the staff works; no page of the shop leads there. */
export const BACKOFFICE = '/backoffice'
/** Of an address of the back office: the language that its pages have from now on in this browser. */
export const LANGUAGE_PARAM = 'language'

/** What the shop says about itself. */
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

/** Addresses with parameters, as React Router writes them (D-10). */
export const ROUTE_PATTERNS = {
  searchTerm: '/products/:term',
  story: '/stories/:slug',
  order: '/orders/:number',
  orderReturn: '/orders/:number/return',
  taxDocument: '/orders/:number/documents/:document',
  namedProduct: '/products/:name/:id',
  product: '/:category/:title/:id',
} as const

/** What the products page reads from its query (D-12, D-17); no other page reads these. */
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

/** A story of the shop. */
export const storyPath = (slug: string): string => `${PATHS.stories}/${slug}`

/** The parameter that shows what is not published yet, on every page. */
export const PREVIEW_PARAM = 'preview'

/** Beside it: the page without its scripts, which alone may stand in a frame (decision 063). */
export const FRAMED_PARAM = 'framed'

/** The parameter of the login page that shows the sign-up form (AUTH-11). */
export const LOGIN_MODE_PARAM = 'mode'

/** The one address that own links use (D-10): `/{category}/{slug}/{id}`. */
export function productPath(product: { id: string; name: string; category: string }): string {
  return `/${encodeURIComponent(product.category)}/${encodeURIComponent(slugOf(product.name))}/${product.id}`
}

/** A list narrowed by what its parameters say. */
export function listPath(parameters: Partial<Record<(typeof LIST_PARAMETERS)[number], string>>): string {
  const pairs = Object.entries(parameters).map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
  return pairs.length > 0 ? `${PATHS.products}?${pairs.join('&')}` : PATHS.products
}

export const categoryPath = (category: string): string => listPath({ category })

/** A department or a type of product. */
export const typePath = (type: string): string => listPath({ type })

/** Where Enter in the search box leads (SHELL-30); null for a blank text (SHELL-31). */
export function searchTermPath(text: string): string | null {
  const term = text.trim()
  if (!term) return null
  // `.` and `..` alone would be taken for folders; a blank behind them does not count in a search (D-13).
  const segment = /^\.{1,2}$/.test(term) ? `${term} ` : term
  return `${PATHS.products}/${encodeURIComponent(segment)}`
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

/** The page of an order (D-76); with a key it opens without an account. */
export const orderPath = (number: string, key?: string): string =>
  `${PATHS.orders}/${number}${key === undefined ? '' : `#${ORDER_KEY_PARAM}=${key}`}`

/** A tax invoice or credit note of an order, to be read and printed. */
export const taxDocumentPath = (number: string, document: string, key?: string): string =>
  `${PATHS.orders}/${number}/documents/${document}${key === undefined ? '' : `#${ORDER_KEY_PARAM}=${key}`}`

/** Where pieces of an order are returned or exchanged. */
export const returnPath = (number: string, key?: string): string =>
  `${PATHS.orders}/${number}/return${key === undefined ? '' : `#${ORDER_KEY_PARAM}=${key}`}`

/** The parameter behind `#` of the link of a mail. */
export const ORDER_KEY_PARAM = 'key'

/** Where the provider's hosted page leads back to (STATE-27). */
export const paymentReturnPath = (success: boolean, orderId: string): string =>
  `${PATHS.verify}?success=${success}&orderId=${orderId}`

/** Letters of a path as it travels, where an Arabic letter takes six; longer ones are refused. */
export const LONGEST_PATH_SENT = 2_000
