import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import type { Language } from '@little-dunes/domain/messages/languages'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { LIST_HEADERS, productJson } from '#catalogue/product-list-cache'
import { publishedProducts } from '#catalogue/published-products'
import { sendRefusal } from '#http/error-handler'
import type { Shop } from '#shop'

/** A list of 100,000 products takes half a minute of a processor: so many are written at once. */
const MOST_LISTS = 2
let sending = 0

async function* published(shop: Shop, language: Language): AsyncGenerator<string> {
  let total = 0
  yield '{"success":true,"products":['
  for await (const products of publishedProducts(shop)) {
    const written = products.map((product) => productJson(product, language)).join(',')
    if (written) yield total > 0 ? `,${written}` : written
    total += products.length
  }
  yield `],"total":${total}}`
}

/** `GET /api/product/list` without parameters of a large shop: written as it is read, and held by nobody (D-12). */
export async function sendPublishedList(
  shop: Shop,
  language: Language,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
): Promise<void> {
  if (sending >= MOST_LISTS) {
    sendRefusal(request, reply.header('retry-after', 30), 'too_many_requests')
    return
  }
  const zipped = /\bgzip\b/.test(request.headers['accept-encoding'] ?? '')
  reply.headers({
    ...LIST_HEADERS,
    'content-language': language,
    vary: 'accept-encoding, accept-language',
    ...(zipped && { 'content-encoding': 'gzip' }),
  })
  sending += 1
  reply.hijack()
  const { raw } = reply
  raw.writeHead(200, reply.getHeaders() as Record<string, string>)
  try {
    if (request.method === 'HEAD') raw.end()
    else {
      const body = Readable.from(published(shop, language))
      await (zipped ? pipeline(body, createGzip(), raw) : pipeline(body, raw))
    }
  } catch (error) {
    // A reader who went away ends the stream; whoever is left sees that it is cut off.
    if (!raw.destroyed) shop.log.warn({ err: error }, 'The list of products could not be written to its end')
  } finally {
    sending -= 1
  }
}
