import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { FailureCode } from '@little-dunes/domain/messages/failures'
import { type AdmissionOptions, createAdmission } from '#http/limits/admission'

/** Limits for the resources that clients can occupy. */
export interface ConnectionLimits {
  /** Simultaneous connections; further ones are closed immediately. */
  connections: number
  /** Unsent answers per connection: neither browsers nor proxies pipeline requests. */
  unsentPerConnection: number
  /** Unanswered requests of all connections. */
  unanswered: AdmissionOptions
  /** Bytes of all bodies that are arriving or whose request is unanswered. */
  bodyBytes: number
  /** Milliseconds until a connection is closed whose client reads nothing of an answer. */
  stalledAfter: number
}

export const CONNECTION_LIMITS: ConnectionLimits = {
  connections: 12_000,
  unsentPerConnection: 16,
  unanswered: { max: 200, min: 20, target: 250, interval: 1_000 },
  bodyBytes: 64 * 1024 * 1024,
  stalledAfter: 30_000,
}

interface Connection {
  unsent: number
  unanswered: number
}

/** Returns the reason to refuse a request, or null. */
export type Admit = (request: IncomingMessage, response: ServerResponse) => FailureCode | null

/** Enforces the limits for clients. */
export function limitConnections(server: Server, limits: ConnectionLimits): Admit {
  const connections = new WeakMap<Socket, Connection>()
  const admission = createAdmission(limits.unanswered)
  let unanswered = 0
  server.maxConnections = limits.connections
  server.timeout = limits.stalledAfter
  server.on('connection', (socket) => {
    const connection = { unsent: 0, unanswered: 0 }
    connections.set(socket, connection)
    socket.once('close', () => {
      connections.delete(socket)
      unanswered -= connection.unanswered
    })
  })
  server.on('timeout', (socket) => {
    const waitsForUs = socket.writableLength === 0 && (connections.get(socket)?.unsent ?? 0) > 0
    if (waitsForUs) socket.setTimeout(limits.stalledAfter)
    else socket.destroy()
  })
  return (request, response) => {
    const connection = connections.get(request.socket)
    if (!connection) return null
    if (connection.unsent >= limits.unsentPerConnection) return 'too_many_requests'
    connection.unsent += 1
    response.once('close', () => {
      connection.unsent -= 1
    })
    if (!admission.admits(unanswered)) return 'unavailable'
    const count = (change: number) => {
      connection.unanswered += change
      if (connections.has(request.socket)) unanswered += change
    }
    onceWhole(request, () => {
      if (response.headersSent) return
      count(1)
      const began = performance.now()
      onceAnswered(response, () => {
        admission.answered(performance.now() - began, unanswered)
        count(-1)
      })
    })
    return null
  }
}

/** Time spent on sending a body is the client's, so it does not count. */
function onceWhole(request: IncomingMessage, whole: () => void): void {
  const { 'content-length': length = '0', 'transfer-encoding': coding } = request.headers
  if (length === '0' && coding === undefined) whole()
  else request.once('end', whole)
}

/** Measures up to the head of a response, because slow clients take long to read a large body. */
function onceAnswered(response: ServerResponse, answered: () => void): void {
  const { writeHead } = response
  let once = answered
  response.writeHead = ((...head: Parameters<typeof writeHead>) => {
    once()
    once = () => undefined
    return writeHead.apply(response, head)
  }) as typeof writeHead
}
