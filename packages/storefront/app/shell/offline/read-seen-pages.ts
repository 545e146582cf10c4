import { isUuid } from '@little-dunes/domain/catalogue/product'
import { splitLanguage } from '@little-dunes/domain/paths'
import { PAGE_LANGUAGE } from '#platform/messages'
import { PICTURES_CACHE, SEEN_PAGES_CACHE } from '#platform/offline/browser-caches'

/** A product whose page is cached in this browser. */
export interface SeenPage {
  path: string
  name: string
  /** A cached picture. */
  picture: string | undefined
}

const MAX_PAGES = 6
const PICTURE = /\/media\/[\w./-]+\.(?:avif|webp|jpg)/g

const isOfProduct = (path: string): boolean =>
  splitLanguage(path).language === PAGE_LANGUAGE && isUuid(path.split('/').at(-1) ?? '')

async function findFirstCached(addresses: Iterable<string>): Promise<string | undefined> {
  const pictures = await caches.open(PICTURES_CACHE)
  for (const address of addresses) if (await pictures.match(address)) return address
  return undefined
}

/** The cached product pages in this language, latest first. */
export async function readSeenPages(): Promise<SeenPage[]> {
  if (!('caches' in window)) return []
  const pages = await caches.open(SEEN_PAGES_CACHE)
  const seen = new Map<string, SeenPage>()
  for (const request of (await pages.keys()).toReversed()) {
    const path = new URL(request.url).pathname
    if (!isOfProduct(path) || seen.has(path)) continue
    const html = (await (await pages.match(request))?.text()) ?? ''
    const name = new DOMParser().parseFromString(html, 'text/html').querySelector('h1')?.textContent
    if (name) seen.set(path, { path, name, picture: await findFirstCached(new Set(html.match(PICTURE))) })
    if (seen.size === MAX_PAGES) break
  }
  return [...seen.values()]
}
