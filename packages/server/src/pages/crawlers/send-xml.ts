import { Readable } from 'node:stream'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { createGzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { bestEncoding } from '#http/best-encoding'

/** Bytes per write: small chunks compress badly and cost a turn of the event loop each. */
const CHUNK = 64 * 1024

type Parts = Iterable<string> | AsyncIterable<string>

/** Joins parts to larger chunks, and lets other requests run between them. */
async function* inChunks(parts: Parts): AsyncGenerator<string> {
  let chunk = ''
  for await (const part of parts) {
    chunk += part
    if (chunk.length < CHUNK) continue
    yield chunk
    chunk = ''
    await nextTurn()
  }
  yield chunk
}

/** True when the client has the current version (RFC 9110, 13.1.2). */
const has = (request: FastifyRequest, etag: string): boolean =>
  (request.headers['if-none-match'] ?? '').split(',').some((one) => one.trim() === etag || one.trim() === '*')

/** Streams XML, compressed if the client accepts it; 304 if the client has this version. */
export function sendXml(
  request: FastifyRequest,
  reply: FastifyReply,
  { parts, etag, maxAge }: { parts: () => Parts; etag: string | null; maxAge: number },
): FastifyReply {
  reply.headers({
    'content-type': 'application/xml; charset=utf-8',
    'cache-control': `public, max-age=${maxAge}`,
    vary: 'accept-encoding',
    ...(etag !== null && { etag }),
  })
  if (etag !== null && has(request, etag)) return reply.code(304).send()
  const body = Readable.from(request.method === 'HEAD' ? [] : inChunks(parts()))
  if (bestEncoding(request.headers['accept-encoding']) === 'identity') return reply.send(body)
  const zipped = createGzip()
  body.on('error', (error) => zipped.destroy(error)).pipe(zipped)
  return reply.header('content-encoding', 'gzip').send(zipped)
}
