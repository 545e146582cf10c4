import type { ServerResponse } from 'node:http'
import type { FastifyInstance } from 'fastify'
import type { OpenCatalogue } from '#catalogue/open-catalogue'
import type { FastPath } from '#http/create-http-server'
import { isApi, sendRefusal } from '#http/error-handler'
import { sendPrecompressed } from '#http/precompressed-response'
import { createPageCache, type PageCache } from '#pages/page-cache'
import { pageKeyOf } from '#pages/page-key'
import { type PageHandler, type PageSources, renderPage } from '#pages/render-page'
import type { Shop } from '#shop'

/** Folders of files, and files at the top: what is not there is no page (D-10). A search term may look like a file. */
const FILE = /^\/(assets|media|pictures|videos)\/|^\/[^/]*\.(?!data$)[a-z0-9]{2,5}$/i

const pathOf = (url: string): string => url.split('?', 1)[0] ?? url

export const createShopPageCache = (shop: Shop, catalogue: OpenCatalogue): PageCache =>
  createPageCache({ edition: catalogue.edition, now: shop.now })

/** Every address that nothing else answers is a page, the not-found page included. */
export function pageRoutes(
  app: FastifyInstance,
  { catalogue, handler, cache, ...sources }: PageParts & PageSources & { handler: PageHandler },
): void {
  app.get('/*', async (request, reply) => {
    const url = request.raw.url ?? '/'
    if (isApi(request)) return reply.callNotFound()
    if (FILE.test(pathOf(url))) return sendRefusal(request, reply, 'not_found')
    const page = pageKeyOf(url, catalogue.held())
    const answer = await cache.answer(page, () => renderPage(handler, sources, page.key))
    reply.hijack()
    sendPrecompressed(answer, request.raw, reply.raw as ServerResponse)
    return reply
  })
  app.route({
    method: ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'],
    url: '/*',
    // Before any body is read, whatever it is.
    onRequest: async (request, reply) => {
      if (isApi(request) || FILE.test(pathOf(request.url))) return reply.callNotFound()
      return sendRefusal(request, reply.header('allow', 'GET, HEAD'), 'method_not_allowed')
    },
    handler: async (_request, reply) => reply.callNotFound(),
  })
}

interface PageParts {
  catalogue: OpenCatalogue
  cache: PageCache
}

/** A page from memory, past every hook. */
export const serveCachedPage =
  ({ catalogue, cache }: PageParts): FastPath =>
  (request, response) => {
    const { method, url } = request
    if (!url || (method !== 'GET' && method !== 'HEAD') || url.startsWith('/api/')) return false
    const answer = cache.ready(pageKeyOf(url, catalogue.held()))
    if (!answer) return false
    sendPrecompressed(answer, request, response)
    return true
  }
