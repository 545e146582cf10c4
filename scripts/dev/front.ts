import {
  createServer,
  type IncomingMessage,
  type Server,
  type ServerResponse,
  request as send,
} from 'node:http'
import { connect } from 'node:net'
import type { Duplex } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { answerFailedStart } from './error-page.ts'
import { StartFailed, type Upstream } from './upstream.ts'

export type Route = (request: IncomingMessage) => Upstream

/** Requests that can be repeated if their process ended before the answer. */
const canRepeat = ({ method }: IncomingMessage): boolean => method === 'GET' || method === 'HEAD'

/** During development, Vite inserts styles into the page. */
const withInlineStyles = (policy: string): string =>
  policy.replace(/style-src 'self'[^;]*/, "style-src 'self' 'unsafe-inline'")

function answerHeaders({ headers }: IncomingMessage) {
  const policy = headers['content-security-policy']
  const isPage = headers['content-type']?.startsWith('text/html')
  return typeof policy === 'string' && isPage
    ? { ...headers, 'content-security-policy': withInlineStyles(policy) }
    : headers
}

function ask(request: IncomingMessage, { port }: Upstream): Promise<IncomingMessage> {
  const { method, url, headers } = request
  const from = request.socket.remoteAddress ?? '127.0.0.1'
  return new Promise((resolve, reject) => {
    const sent = send({
      port,
      method,
      path: url,
      headers: { ...headers, 'x-forwarded-for': from },
      agent: false,
    })
    sent.on('response', resolve).on('error', reject)
    if (canRepeat(request)) sent.end()
    else request.pipe(sent)
  })
}

/** The answer of a process, or of its restarted successor if it could not finish. */
async function fetchAnswer(request: IncomingMessage, upstream: Upstream): Promise<IncomingMessage> {
  for (;;) {
    await upstream.ready()
    const { starts } = upstream
    const answer = await ask(request, upstream).catch((error: Error) => error)
    const isWhole = !(answer instanceof Error) && (answer.statusCode ?? 500) < 500
    if (isWhole || !canRepeat(request) || upstream.starts === starts) {
      if (answer instanceof Error) throw answer
      return answer
    }
  }
}

async function forward(request: IncomingMessage, response: ServerResponse, upstream: Upstream) {
  try {
    const answer = await fetchAnswer(request, upstream)
    response.writeHead(answer.statusCode ?? 502, answerHeaders(answer))
    await pipeline(answer, response)
  } catch (error) {
    if (response.headersSent || response.destroyed) response.destroy()
    else answerFailedStart(request, response, error instanceof StartFailed ? error.message : String(error))
  }
}

async function tunnel(request: IncomingMessage, socket: Duplex, head: Buffer, upstream: Upstream) {
  await upstream.ready()
  const to = connect(upstream.port, '127.0.0.1', () => {
    const lines = Array.from({ length: request.rawHeaders.length / 2 }, (_, at) =>
      request.rawHeaders.slice(at * 2, at * 2 + 2).join(': '),
    )
    to.write(`${request.method} ${request.url} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`)
    to.write(head)
    socket.pipe(to).pipe(socket)
  })
  to.on('error', () => socket.destroy())
  socket.on('error', () => to.destroy())
}

/** The one address of the shop during development: requests wait for the process that answers them. */
export const createFront = (route: Route): Server =>
  createServer((request, response) => void forward(request, response, route(request))).on(
    'upgrade',
    (request, socket, head) =>
      void tunnel(request, socket, head, route(request)).catch(() => socket.destroy()),
  )
