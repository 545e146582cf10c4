import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { FailureCode } from '@little-dunes/domain/messages/failures'
import { type AdmissionOptions, createAdmission } from '#http/limits/admission'

/** What one client, and all of them together, may have the shop hold for them. */
export interface ConnectionLimits {
  /** Connections at a time; more are closed at once. */
  connections: number
  /** Requests of one connection whose answers are not sent yet: neither browsers nor proxies send ahead. */
  unsentPerConnection: number
  /** Requests of all connections that wait for an answer: at most, at least, and how long one may take. */
  unanswered: AdmissionOptions
  /** Bytes of all bodies that arrive or whose request is not answered yet. */
  bodyBytes: number
  /** Milliseconds after which a connection is closed whose client takes nothing of an answer. */
  stalledAfter: number
}

export const CONNECTION_LIMITS: ConnectionLimits = {
  connections: 12_000,
  unsentPerConnection: 16,
  unanswered: { most: 200, least: 20, target: 250, interval: 1_000 },
  bodyBytes: 64 * 1024 * 1024,
  stalledAfter: 30_000,
}

interface Connection {
  unsent: number
  unanswered: number
}

/** Why a request is not taken, null when it is. */
export type Admit = (request: IncomingMessage, response: ServerResponse) => FailureCode | null

/** Keeps what clients have the server hold within the limits. */
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

/** While a client is still sending, it is the client who takes its time. */
function onceWhole(request: IncomingMessage, whole: () => void): void {
  const { 'content-length': length = '0', 'transfer-encoding': coding } = request.headers
  if (length === '0' && coding === undefined) whole()
  else request.once('end', whole)
}

/** The head is the first that a response sends; a large body may take its client long to read. */
function onceAnswered(response: ServerResponse, answered: () => void): void {
  const { writeHead } = response
  let once = answered
  response.writeHead = ((...head: Parameters<typeof writeHead>) => {
    once()
    once = () => undefined
    return writeHead.apply(response, head)
  }) as typeof writeHead
}
