import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { bestEncoding, type Encoding } from '#http/best-encoding'
import { SECURITY_HEADERS } from '#http/security-headers'

const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)

/** Headers in the flat form that Node writes fastest: name, value, name, value … */
type Head = string[]

/** Response with head and body ready in every encoding. */
export interface PrecompressedResponse {
  status: number
  etag: string
  bodies: Record<Encoding, Buffer>
  heads: Record<Encoding, Head>
  unchangedHead: Head
  /** Bytes in memory. */
  size: number
  /** For pages: the content security policy after consent to measuring. */
  agreedPolicy?: string
}

export interface ResponseToCompress {
  status?: number
  body: Buffer
  /** Content type, cache control and so on, in lowercase. */
  headers: Record<string, string>
  /** Compressed bodies; the original body where compression does not help. */
  encoded?: Record<Exclude<Encoding, 'identity'>, Buffer> | undefined
  /** Request headers, besides the encoding, that change the answer. */
  vary?: string
}

/** Out of 11: fast enough while a visitor waits. The best quality is a seventh smaller, for frequent answers. */
const QUALITY = 5
const BEST_QUALITY = 11

const flat = (headers: Record<string, string | number>): Head =>
  Object.entries(headers).flatMap(([name, value]) => [name, String(value)])

/** Window no larger than the body: the default of 4 MB costs memory and time for no gain. */
function windowFor(size: number): number {
  const bits = Math.ceil(Math.log2(size + 16))
  return Math.min(constants.BROTLI_DEFAULT_WINDOW, Math.max(constants.BROTLI_MIN_WINDOW_BITS, bits))
}

const brotli = (body: Buffer, quality: number): Promise<Buffer> =>
  compressBrotli(body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      [constants.BROTLI_PARAM_LGWIN]: windowFor(body.length),
    },
  })

async function encode(body: Buffer): Promise<Record<Encoding, Buffer>> {
  if (body.length === 0) return { br: body, gzip: body, identity: body }
  const [br, zipped] = await Promise.all([brotli(body, QUALITY), compressGzip(body, { level: 6 })])
  return { br, gzip: zipped, identity: body }
}

/** Compresses the body as far as Brotli can; takes a tenth of a second, outside the event loop. */
export async function compressFully(response: PrecompressedResponse): Promise<PrecompressedResponse> {
  const { bodies, heads, size } = response
  const br = await brotli(bodies.identity, BEST_QUALITY)
  if (br.length >= bodies.br.length) return response
  const head = heads.br.with(heads.br.indexOf('content-length') + 1, String(br.length))
  return {
    ...response,
    bodies: { ...bodies, br },
    heads: { ...heads, br: head },
    size: size - bodies.br.length + br.length,
  }
}

/** Compresses a response once that is sent often. */
export async function precompress({
  status = 200,
  body,
  headers,
  encoded,
  vary = 'accept-encoding',
}: ResponseToCompress): Promise<PrecompressedResponse> {
  // Weak, because the encodings of an answer differ in their bytes (RFC 9110, 8.8.1).
  const etag = `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`
  const common = { ...SECURITY_HEADERS, ...headers, etag, vary }
  const bodies = encoded ? { ...encoded, identity: body } : await encode(body)
  const head = (encoding: Encoding): Head =>
    flat({
      ...common,
      ...(bodies[encoding] !== body && { 'content-encoding': encoding }),
      'content-length': bodies[encoding].length,
    })
  return {
    status,
    etag,
    bodies,
    heads: { br: head('br'), gzip: head('gzip'), identity: head('identity') },
    unchangedHead: flat(common),
    size: [...new Set(Object.values(bodies))].reduce((sum, { length }) => sum + length, 0),
  }
}

/** Marks a response as stale by this many seconds (RFC 9211). */
export function markStale(response: PrecompressedResponse, seconds: number): PrecompressedResponse {
  const mark = flat({ 'cache-status': `little-dunes; hit; ttl=-${seconds}` })
  const { br, gzip, identity } = response.heads
  return {
    ...response,
    heads: { br: [...br, ...mark], gzip: [...gzip, ...mark], identity: [...identity, ...mark] },
    unchangedHead: [...response.unchangedHead, ...mark],
  }
}

const knows = (request: IncomingMessage, etag: string): boolean =>
  request.headers['if-none-match']?.includes(etag) ?? false

/** Sends without Fastify's hooks: the body, 304 for a matching ETag, or only the head. */
export function sendPrecompressed(
  answer: PrecompressedResponse,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  if (answer.status === 200 && knows(request, answer.etag)) {
    response.writeHead(304, answer.unchangedHead).end()
    return
  }
  const encoding = bestEncoding(request.headers['accept-encoding'])
  response.writeHead(answer.status, answer.heads[encoding])
  if (request.method === 'HEAD') response.end()
  else response.end(answer.bodies[encoding])
}
