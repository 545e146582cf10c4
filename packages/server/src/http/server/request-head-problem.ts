import { type IncomingMessage, type Server, STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import type { FailureCode } from '@little-dunes/domain/messages/failures'
import { LONGEST_PATH_SENT } from '@little-dunes/domain/paths'
import { REFUSAL_HEADERS, refuseAndClose } from '#http/server/refuse-request'

/** Path without the query. */
const getPath = (url: string): string => url.split('?', 1)[0] ?? ''

/**
 * Checks the head of a request. HTTP/1.1 requires exactly one host (RFC 9112, 3.2); versions other than 1.0 and 1.1 are
 * refused. Returns null if the head is valid.
 */
export function requestHeadProblem(request: IncomingMessage): FailureCode | null {
  const { host } = request.headers
  if (request.httpVersionMajor !== 1) return 'malformed'
  if (getPath(request.url ?? '').length > LONGEST_PATH_SENT) return 'address_too_long'
  const isNamed = host !== undefined && !host.includes(',')
  return isNamed || (host === undefined && request.httpVersionMinor === 0) ? null : 'malformed'
}

const STATUS_OF: Record<string, number> = { ERR_HTTP_REQUEST_TIMEOUT: 408, HPE_HEADER_OVERFLOW: 431 }

/** Answers unreadable requests, with the headers of every other answer. */
export function answerMalformedRequest(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return
  const status = STATUS_OF[error.code ?? ''] ?? 400
  const text = STATUS_CODES[status] ?? ''
  const headers = { ...REFUSAL_HEADERS, 'content-type': 'text/plain; charset=utf-8' }
  const lines = Object.entries({ ...headers, 'content-length': text.length, connection: 'close' })
  const head = [`HTTP/1.1 ${status} ${text}`, ...lines.map(([name, value]) => `${name}: ${value}`)]
  socket.end(`${head.join('\r\n')}\r\n\r\n${text}`, () => socket.destroy())
}

/** Expectations other than `100-continue` (RFC 9110, 10.1.1). */
export function refuseMalformedRequests(server: Server): void {
  server.on('checkExpectation', (request, response) => refuseAndClose(request, response, 'malformed'))
}
