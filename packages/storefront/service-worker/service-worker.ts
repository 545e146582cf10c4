import { DAY, HOUR } from '@little-dunes/domain/durations'
// The shop offline (decision 062): pages come from the network first, and from the cache when the shop is unreachable.
// The worker neither answers nor caches calls.
import { OFFLINE_FROM_PARAM, OFFLINE_PATH } from '@little-dunes/domain/offline-address'
import { languagePath, splitLanguage } from '@little-dunes/domain/paths'
import { ALL_CACHES, PICTURES_CACHE } from '../app/platform/offline/browser-caches.ts'
import { getShellPages, isAsset, isNoPage, isPicture, pageOfData, toCachedAddress } from './cached-pages.ts'
import { markOld } from './old-page.ts'
import { readPushMessage, toNotification } from './push-message.ts'
import {
  assetAt,
  fetchPage,
  findPage,
  forgetSeen,
  isCachedSince,
  keepPage,
  keepPicture,
  keepShownPictures,
} from './stores.ts'

declare const self: ServiceWorkerGlobalScope
/** Address of the built `app/back-online.ts`. */
declare const BACK_ONLINE: string

/** Maximum wait for the network when a copy exists, in milliseconds. */
const PATIENCE_MS = 6000
/** Answers of a proxy whose shop is down. */
const AWAY = new Set([502, 503, 504])
/** After these calls the visited pages must no longer be visible in this browser. */
const GOODBYES = new Set(['/api/user/logout', '/api/user/sessions/end', '/api/user/delete'])

const nothing = () => undefined

self.addEventListener('install', () => void self.skipWaiting())

self.addEventListener('activate', (event) => {
  event.waitUntil(takeOver())
  // Not awaited: a worker answers nothing until it is active.
  void keepOpenPages().catch(nothing)
})

async function takeOver(): Promise<void> {
  const names = await caches.keys()
  await Promise.all(names.filter((name) => !ALL_CACHES.includes(name)).map((name) => caches.delete(name)))
  await self.registration.navigationPreload?.enable()
  await self.clients.claim()
}

/** The first page of a visit was loaded before this worker. */
async function keepOpenPages(): Promise<void> {
  for (const { url } of await self.clients.matchAll({ type: 'window', includeUncontrolled: true })) {
    const page = new URL(url)
    if (isNoPage(page)) continue
    const address = toCachedAddress(page)
    if (address) await fetchPage(address)
    await keepShell(page.pathname)
    if (address) await keepShownPictures(address)
  }
}

async function keepShell(pathname: string): Promise<void> {
  await assetAt(BACK_ONLINE)
  for (const address of getShellPages(pathname))
    if (!(await isCachedSince(address, Date.now() - DAY))) await fetchPage(address)
}

self.addEventListener('fetch', (event) => {
  const { request } = event
  const url = new URL(request.url)
  if (url.origin !== self.location.origin) return
  if (request.method === 'POST' && GOODBYES.has(url.pathname))
    event.waitUntil(Promise.all([forgetSeen(), endPush().catch(nothing)]))
  // The browser fetches films in parts by itself.
  if (request.method !== 'GET' || request.headers.has('range')) return
  if (request.mode === 'navigate') {
    event.respondWith(isNoPage(url) ? fromShop(event) : answerPage(event, url))
    return
  }
  const page = pageOfData(url)
  if (page) event.waitUntil(keepWalkedTo(page).catch(nothing))
  else if (isAsset(url)) event.respondWith(assetAt(url.pathname))
  else if (isPicture(url)) event.respondWith(answerPicture(event))
})

/** A prerendered page sends a message once it is shown. */
self.addEventListener('message', (event) => {
  if (event.source instanceof WindowClient)
    event.waitUntil(keepWalkedTo(new URL(event.source.url)).catch(nothing))
})

/** Prerendered, and perhaps never shown. */
const isAhead = ({ headers }: Request): boolean => headers.get('sec-purpose')?.includes('prerender') ?? false

/** Pages that the router renders or the browser prerendered are fetched for the cache as well, at most once an hour. */
async function keepWalkedTo(page: URL): Promise<void> {
  const address = toCachedAddress(page)
  if (address && !(await isCachedSince(address, Date.now() - HOUR))) await fetchPage(address)
}

async function fromShop({ request, preloadResponse }: FetchEvent): Promise<Response> {
  return (await preloadResponse.catch(nothing)) ?? fetch(request)
}

/** @throws after a timeout, or when a proxy answers instead of the shop */
function inTime(response: Promise<Response>): Promise<Response> {
  const tooLate = new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error('The request timed out')), PATIENCE_MS)
  })
  return Promise.race([response, tooLate]).then((fresh) => {
    if (AWAY.has(fresh.status)) throw new Error(`The shop is unavailable (status ${fresh.status})`)
    return fresh
  })
}

async function answerPage(event: FetchEvent, url: URL): Promise<Response> {
  const address = toCachedAddress(url)
  const copy = address ? await findPage(address) : null
  const { language, path } = splitLanguage(url.pathname)
  // Only a failed fetch redirects here, so the copy is shown without waiting for the network.
  const fresh = fromShop(event)
  if (copy && path === OFFLINE_PATH) {
    event.waitUntil(fresh.catch(nothing))
    return copy.page
  }
  // A slow network still updates the copy.
  if (address && !isAhead(event.request))
    event.waitUntil(fresh.then((page) => keepPage(address, page.clone())).catch(nothing))
  try {
    const page = await (copy ? inTime(fresh) : fresh)
    event.waitUntil(keepShell(url.pathname).catch(nothing))
    return page
  } catch (cause) {
    if (!copy) return offlinePage(url, cause)
    const old = markOld(await copy.page.text(), {
      at: copy.at,
      now: new Date(),
      language,
      script: BACK_ONLINE,
    })
    return new Response(old, { headers: copy.page.headers })
  }
}

/** Redirects to the address of the offline page, so that the router finds that page. */
async function offlinePage({ pathname, search }: URL, cause: unknown): Promise<Response> {
  const address = languagePath(splitLanguage(pathname).language, OFFLINE_PATH)
  if (!(await findPage(address))) throw cause
  return Response.redirect(`${address}?${new URLSearchParams({ [OFFLINE_FROM_PARAM]: pathname + search })}`)
}

async function answerPicture(event: FetchEvent): Promise<Response> {
  const { request } = event
  const cached = await (await caches.open(PICTURES_CACHE)).match(request.url)
  if (cached?.headers.get('cache-control')?.includes('immutable')) return cached
  try {
    const response = await fetch(request)
    event.waitUntil(keepPicture(request.url, response.clone()))
    return response
  } catch (cause) {
    if (cached) return cached
    throw cause
  }
}

/** After signing out, this browser gets no more order notifications: its push subscription ends. */
async function endPush(): Promise<void> {
  await (await self.registration.pushManager?.getSubscription())?.unsubscribe()
}

self.addEventListener('push', (event) => {
  const message = readPushMessage(event.data?.text() ?? '')
  if (message) event.waitUntil(self.registration.showNotification(message.title, toNotification(message)))
})

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(openPage(String(event.notification.data)))
})

/** Focuses a tab with the page, or opens a new one. */
async function openPage(path: string): Promise<void> {
  const tabs = await self.clients.matchAll({ type: 'window' })
  const open = tabs.find(({ url }) => new URL(url).pathname === path)
  await (open ? open.focus() : self.clients.openWindow(path))
}
