import type { ServerResponse } from 'node:http'
import type { Language } from '@little-dunes/domain/i18n/languages'
import { splitLanguage } from '@little-dunes/domain/paths'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { LiveCatalogue } from '#catalogue/memory/open-catalogue'
import type { FastPath } from '#http/create-http-server'
import { isApi, sendRefusal } from '#http/error-handler'
import { toNetwork } from '#http/limits/to-network'
import { createWorkQueue } from '#http/limits/work-queue'
import { sendPrecompressed } from '#http/precompressed-response'
import { type CountRequest, createRateCounter } from '#http/rate-limit'
import type { OtherBuilds } from '#pages/assets/other-builds'
import { pageFor } from '#pages/measuring-policy'
import { createPageCache, type PageCache } from '#pages/page-cache'
import { productIdIn, toPageKey } from '#pages/page-key'
import { type PageHandler, type PageSources, renderPage } from '#pages/render-page'
import { findRedirect } from '#redirects/find-redirect'
import type { Shop } from '#shop'

/** File folders, and files at the top level: missing ones get no page (D-10). A search term may look like a file. */
const FILE = /^\/(assets|media|pictures|videos)\/|^\/[^/]*\.(?!data$)[a-z0-9]{2,5}$/i

const getPath = (url: string): string => url.split('?', 1)[0] ?? url

export const createShopPageCache = (shop: Shop, catalogue: LiveCatalogue): PageCache =>
  createPageCache({
    edition: catalogue.edition,
    now: shop.now,
    nextChange: () => shop.contentSchedule.nextChange,
  })

/** A page takes some 20 ms to render, and a second's worth may wait. Made-up pages never delay linked ones. */
const LINKED_RENDERS = { atOnce: 4, waiting: 100 }
const OTHER_RENDERS = { atOnce: 2, waiting: 40 }
/** Made-up pages per network: far more than its visitors search and filter, a third of what the shop can render. */
const OTHER_PAGES = { max: 150, timeWindow: '10 seconds' }

const notLimited: CountRequest = async () => null
const network = (request: FastifyRequest) => toNetwork(request.ip)

/** Renders a page for every address without another route, including the not-found page. */
export function pageRoutes(
  app: FastifyInstance,
  {
    catalogue,
    getHandler,
    cache,
    routes,
    rateLimits,
    otherBuilds,
    ...sources
  }: PageParts & PageSources & PageHandlers & { rateLimits: boolean; otherBuilds: OtherBuilds },
): void {
  const renders = { linked: createWorkQueue(LINKED_RENDERS), other: createWorkQueue(OTHER_RENDERS) }
  const secondsToWait = rateLimits ? createRateCounter(app, OTHER_PAGES, network) : notLimited
  app.get('/*', async (request, reply) => {
    const url = request.raw.url ?? '/'
    if (isApi(request)) return reply.callNotFound()
    if (FILE.test(getPath(url))) return otherBuilds.send(request, reply)
    const id = productIdIn(getPath(url))
    if (id) await catalogue.learn(id)
    const page = toPageKey(url, { catalogue: catalogue.known(), routes })
    const seconds = page.partition === 'linked' || cache.ready(page) ? null : await secondsToWait(request)
    if (seconds !== null)
      return sendRefusal(request, reply.header('retry-after', seconds), 'too_many_requests')
    // Addresses that the shop links to never redirect.
    if (page.partition !== 'linked' && !cache.ready(page)) {
      const moved = await findRedirect(sources.shop, url, catalogue.known())
      if (moved !== null) return reply.redirect(moved, 301)
    }
    const queue = page.partition === 'linked' ? renders.linked : renders.other
    const handler = getHandler(splitLanguage(getPath(url)).language)
    const answer = await cache.answer(page, () =>
      queue(network(request), () => renderPage(handler, sources, page.key)),
    )
    reply.hijack()
    sendPrecompressed(pageFor(answer, request.raw), request.raw, reply.raw as ServerResponse)
    return reply
  })
  app.route({
    method: ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'],
    url: '/*',
    // Refuses before reading a body.
    onRequest: async (request, reply) => {
      if (isApi(request) || FILE.test(getPath(request.url))) return reply.callNotFound()
      return sendRefusal(request, reply.header('allow', 'GET, HEAD'), 'method_not_allowed')
    },
    handler: async (_request, reply) => reply.callNotFound(),
  })
}

interface PageHandlers {
  getHandler(language: Language): PageHandler
}

interface PageParts {
  catalogue: LiveCatalogue
  /** Routes of the build; null when unknown. */
  routes: ReadonlySet<string> | null
  cache: PageCache
}

/** Serves a page from memory and skips all hooks. */
export const serveCachedPage =
  ({ catalogue, cache, routes }: PageParts): FastPath =>
  (request, response, isOverloaded) => {
    const { method, url } = request
    if (!url || (method !== 'GET' && method !== 'HEAD') || url.startsWith('/api/')) return false
    const answer = cache.ready(toPageKey(url, { catalogue: catalogue.known(), routes }), isOverloaded)
    if (!answer) return false
    sendPrecompressed(pageFor(answer, request), request, response)
    return true
  }
