import { isUuid } from '@little-dunes/domain/catalogue/product'
import { OFFLINE_PATH } from '@little-dunes/domain/offline-address'
import {
  BACKOFFICE,
  HOME_PATH,
  INFORMATION_PATHS,
  LIST_PARAMETERS,
  languagePath,
  PATHS,
  PREVIEW_PARAM,
  splitLanguage,
} from '@little-dunes/domain/paths'

/** Public pages that need no call with a token, and the cart, whose page is empty when the shop sends it. */
const SHELL: readonly string[] = [HOME_PATH, PATHS.cart, OFFLINE_PATH]
const FIXED: ReadonlySet<string> = new Set([
  ...SHELL,
  PATHS.products,
  PATHS.stories,
  ...Object.values(INFORMATION_PATHS),
])
const STORY = /^\/stories\/[^/]+$/
/** First segments of three-segment paths that are not products, even if the last one is a product id. */
const NO_CATEGORY = /^(api|backoffice|orders|checkout|profile|media|assets|pictures|videos)$/

/** List parameters that the shop itself links to. Typed searches and narrowed lists are not cached. */
const CACHED_PARAMETERS: readonly string[] = ['category', 'type', 'flag', 'page']
const NARROWING = LIST_PARAMETERS.filter((name) => !CACHED_PARAMETERS.includes(name))
const COLOUR = 'colour'

function isProduct(path: string): boolean {
  const [, category = '', title, id = '', more] = path.split('/')
  return more === undefined && !!title && !NO_CATEGORY.test(category) && isUuid(id)
}

/** Keeps the parameters that change the page, each once and in a fixed order. */
function pick(parameters: URLSearchParams, names: readonly string[]): string {
  const query = new URLSearchParams()
  for (const name of names) for (const value of parameters.getAll(name).slice(0, 1)) query.append(name, value)
  return query.size > 0 ? `?${query}` : ''
}

/**
 * Cache address of a page, or null for a page that is not cached: pages with orders, money, an account or a secret in
 * the address, previews and searches (decision 003 is about pages, this about traces in a browser). Parameters that no
 * page reads, such as campaign names, are removed.
 */
export function toCachedAddress({ pathname, searchParams }: URL): string | null {
  const { path } = splitLanguage(pathname)
  if (searchParams.has(PREVIEW_PARAM)) return null
  if (path === PATHS.products)
    return NARROWING.some((name) => searchParams.get(name))
      ? null
      : pathname + pick(searchParams, CACHED_PARAMETERS)
  if (isProduct(path)) return pathname + pick(searchParams, [COLOUR])
  return FIXED.has(path) || STORY.test(path) ? pathname : null
}

/** Cached in each language that the visitor uses, visited or not. */
export const isShell = (address: string): boolean => SHELL.includes(splitLanguage(address).path)

/** The shell pages in the language of an address. */
export const getShellPages = (address: string): string[] =>
  SHELL.map((path) => languagePath(splitLanguage(address).language, path))

const DATA = '.data'
const DATA_OF_HOME = /^\/_(root)?\.data$/

/** The page whose data the router fetches on navigation; null for other addresses. */
export function pageOfData(url: URL): URL | null {
  if (!url.pathname.endsWith(DATA)) return null
  const { language, path } = splitLanguage(url.pathname)
  const page = new URL(url)
  page.pathname = languagePath(language, DATA_OF_HOME.test(path) ? HOME_PATH : path.slice(0, -DATA.length))
  page.searchParams.delete('_routes')
  return page
}

/** Calls, the back office and files, which the worker leaves to the browser. */
export const isNoPage = ({ pathname }: URL): boolean =>
  /^\/(api|media|assets|theme|pictures|videos|feeds|sitemaps|\.well-known)\//.test(pathname) ||
  pathname === BACKOFFICE ||
  pathname.startsWith(`${BACKOFFICE}/`) ||
  /^\/[^/]*\.[a-z0-9]{2,11}$/i.test(pathname)

/** Files whose names change with their content. */
export const isAsset = ({ pathname }: URL): boolean => /^\/(assets|theme)\//.test(pathname)

/** Pictures of products and of the shop itself. Pictures of returns and of the team are calls. */
export const isPicture = ({ pathname }: URL): boolean =>
  /^\/(media|pictures)\/.*\.(avif|webp|jpg|png)$/.test(pathname) || /^\/[\w-]+\.(svg|png)$/.test(pathname)

const ASSET = /\/(?:assets|theme\/[\w-]+)\/[\w.-]+\.(?:js|css|woff2)/g
const PICTURE = /\/(?:media|pictures)\/[\w./-]+\.(?:avif|webp|jpg|png)|\/[\w-]+\.svg/g

/** Scripts, styles and fonts of a page. */
export const assetsIn = (html: string): string[] => [...new Set(html.match(ASSET))]

/** All pictures of a page, in every width. */
export const picturesIn = (html: string): string[] => [...new Set(html.match(PICTURE))]
