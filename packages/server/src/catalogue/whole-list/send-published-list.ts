import type { ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import type { Language } from '@little-dunes/domain/i18n/languages'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { publishedProducts } from '#catalogue/published-products'
import { LIST_HEADERS, productJson } from '#catalogue/whole-list/product-list-cache'
import { sendRefusal } from '#http/error-handler'
import type { Shop } from '#shop'

/** Maximum number of lists in parallel: a list of 100,000 products takes half a minute of processor time. */
const MAX_LISTS = 2
/** Milliseconds for which a client may stop reading while others wait for a place. */
const LONGEST_PAUSE = 2_000

interface Reader {
  response: ServerResponse
  /** Time since which the client has not read the available part. Null while the shop writes. */
  waitsSince: number | null
}

const readers = new Set<Reader>()

/** Frees a place, if necessary, by ending the connection of the client that has not read for the longest time. */
function hasPlace(now: number): boolean {
  if (readers.size < MAX_LISTS) return true
  const getPause = ({ waitsSince }: Reader) => (waitsSince === null ? 0 : now - waitsSince)
  const [slowest] = [...readers].toSorted((a, b) => getPause(b) - getPause(a))
  if (!slowest || getPause(slowest) < LONGEST_PAUSE) return false
  readers.delete(slowest)
  slowest.response.destroy()
  return true
}

async function* listText(shop: Shop, language: Language): AsyncGenerator<string> {
  let total = 0
  yield '{"success":true,"products":['
  for await (const products of publishedProducts(shop)) {
    for (const product of products) {
      const written = productJson(product, language)
      yield total > 0 ? `,${written}` : written
      total += 1
    }
  }
  yield `],"total":${total}}`
}

/** The parts of a list. Records when the client took the last one. */
async function* handedTo(reader: Reader, parts: AsyncGenerator<string>): AsyncGenerator<string> {
  for await (const part of parts) {
    reader.waitsSince = performance.now()
    yield part
    reader.waitsSince = null
  }
  reader.waitsSince = performance.now()
}

/**
 * `GET /api/product/list` without parameters in a large shop, sent while it is read and never completely in memory
 * (D-12).
 */
export async function sendPublishedList(
  shop: Shop,
  language: Language,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
): Promise<void> {
  if (!hasPlace(performance.now())) {
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
  reply.hijack()
  const { raw } = reply
  const reader: Reader = { response: raw, waitsSince: null }
  readers.add(reader)
  raw.writeHead(200, reply.getHeaders() as Record<string, string>)
  try {
    if (request.method === 'HEAD') raw.end()
    else {
      const body = Readable.from(handedTo(reader, listText(shop, language)))
      await (zipped ? pipeline(body, createGzip(), raw) : pipeline(body, raw))
    }
  } catch (error) {
    // The stream ends when a client disconnects. Clients that are still connected notice that it is incomplete.
    if (!raw.destroyed) shop.log.warn({ err: error }, 'The product list could not be sent completely')
  } finally {
    readers.delete(reader)
  }
}
