import { DAY } from '@little-dunes/domain/durations'
import {
  ASSETS_CACHE,
  PICTURES_CACHE,
  SEEN_PAGES_CACHE,
  SHELL_CACHE,
  STORED_AT,
} from '../app/platform/offline/browser-caches.ts'
import { assetsIn, isShell, picturesIn } from './cached-pages.ts'

const OLDEST_PAGE = 30 * DAY
/** Maximum number of entries of each cache; the oldest are removed. */
const MAX_ENTRIES = { [SEEN_PAGES_CACHE]: 40, [PICTURES_CACHE]: 120, [ASSETS_CACHE]: 300, [SHELL_CACHE]: 12 }
const MAX_PICTURE_BYTES = 20_000_000

type Store = keyof typeof MAX_ENTRIES

const getCacheName = (address: string): Store => (isShell(address) ? SHELL_CACHE : SEEN_PAGES_CACHE)

/** A complete page that is the same for all visitors. */
const isWholePage = (response: Response): boolean =>
  response.status === 200 &&
  response.type === 'basic' &&
  !response.redirected &&
  /^text\/html/.test(response.headers.get('content-type') ?? '') &&
  !/no-store|private/.test(response.headers.get('cache-control') ?? '')

const getCachedAt = (page: Response): number => Number(page.headers.get(STORED_AT))

/** A cached page and its time; null when it is too old. */
export async function findPage(address: string): Promise<{ page: Response; at: Date } | null> {
  const page = await (await caches.open(getCacheName(address))).match(address)
  if (!page || Date.now() - getCachedAt(page) > OLDEST_PAGE) return null
  return { page, at: new Date(getCachedAt(page)) }
}

export async function isCachedSince(address: string, time: number): Promise<boolean> {
  const saved = await findPage(address)
  return saved !== null && saved.at.getTime() >= time
}

/** Caches a page with its scripts, styles and fonts. */
export async function keepPage(address: string, response: Response): Promise<void> {
  if (!isWholePage(response)) return
  const html = await response.text()
  const headers = new Headers(response.headers)
  // They describe the compressed bytes of the transfer, not this text.
  for (const name of ['content-encoding', 'content-length']) headers.delete(name)
  headers.set(STORED_AT, String(Date.now()))
  await put(getCacheName(address), address, new Response(html, { headers }))
  await Promise.all(assetsIn(html).map(assetAt))
}

/** Fetches a page for the cache. The browser's HTTP cache makes it a conditional request. */
export async function fetchPage(address: string): Promise<void> {
  await keepPage(address, await fetch(address))
}

/** The name of an asset contains the hash of its content, so a cached copy never differs from the shop's. */
export async function assetAt(address: string): Promise<Response> {
  const cached = await (await caches.open(ASSETS_CACHE)).match(address)
  if (cached) return cached
  const response = await fetch(address)
  if (response.ok && response.type === 'basic') await put(ASSETS_CACHE, address, response.clone())
  return response
}

/** Caches the pictures of a page that the browser has already loaded; loads none. */
export async function keepShownPictures(address: string): Promise<void> {
  const saved = await findPage(address)
  for (const picture of picturesIn((await saved?.page.text()) ?? '')) {
    const shown = await fetch(picture, { cache: 'only-if-cached', mode: 'same-origin' }).catch(() => null)
    if (shown) await keepPicture(picture, shown)
  }
}

export async function keepPicture(address: string, response: Response): Promise<void> {
  const { status, type, headers } = response
  if (status !== 200 || type !== 'basic' || !/public/.test(headers.get('cache-control') ?? '')) return
  await put(PICTURES_CACHE, address, response)
}

async function put(name: Store, address: string, response: Response): Promise<void> {
  const store = await caches.open(name)
  // A full disk is no failure: less is cached then.
  await store.put(address, response).catch(() => undefined)
  const requests = await store.keys()
  const tooMany = requests.length - MAX_ENTRIES[name]
  const dropped = requests.slice(0, Math.max(0, tooMany))
  if (name === PICTURES_CACHE) dropped.push(...(await heaviest(store, requests.slice(dropped.length))))
  await Promise.all(dropped.map((request) => store.delete(request)))
}

/** The oldest pictures above the maximum total size. */
async function heaviest(store: Cache, requests: readonly Request[]): Promise<Request[]> {
  const sizes = await Promise.all(
    requests.map(async (request) => Number((await store.match(request))?.headers.get('content-length') ?? 0)),
  )
  let left = sizes.reduce((sum, size) => sum + size, 0)
  const dropped: Request[] = []
  for (const [index, request] of requests.entries()) {
    if (left <= MAX_PICTURE_BYTES) break
    left -= sizes[index] ?? 0
    dropped.push(request)
  }
  return dropped
}

/** Deletes all traces of visited pages. */
export async function forgetSeen(): Promise<void> {
  await Promise.all([SEEN_PAGES_CACHE, PICTURES_CACHE].map((name) => caches.delete(name)))
}
