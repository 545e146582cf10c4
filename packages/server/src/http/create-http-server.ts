import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http'
import { SECOND } from '@little-dunes/domain/durations'
import { type ConnectionLimits, limitConnections } from '#http/limits/connection-limits'
import { refuseAndClose, refuseLater } from '#http/server/refuse-request'
import { refuseMalformedRequests, requestHeadProblem } from '#http/server/request-head-problem'

/**
 * Answers at once what is ready to be sent, past every hook; false leaves the request to the others. An overloaded server
 * asks again before it refuses: then what is slightly old will do.
 */
export type FastPath = (request: IncomingMessage, response: ServerResponse, isOverloaded?: boolean) => boolean

/** Slow senders and idle connections are let go; a proxy in front usually keeps connections for 60 seconds. */
const OPTIONS = {
  requestTimeout: 30 * SECOND,
  headersTimeout: 15 * SECOND,
  keepAliveTimeout: 65 * SECOND,
  connectionsCheckingInterval: 5 * SECOND,
  // Refused with our own headers (`server/request-head-problem.ts`).
  requireHostHeader: false,
  // A second one of a header that may come once is seen instead of dropped.
  joinDuplicateHeaders: true,
}

/** Always answered: it asks nothing but whether the process lives. */
const ALIVE = '/healthz'

/** The server that asks `quick` first. The list may still grow until the server listens. */
export const createHttpServer =
  (quick: readonly FastPath[], limits: ConnectionLimits) =>
  (handler: RequestListener): Server => {
    const server = createServer(OPTIONS, (request, response) => {
      const problem = requestHeadProblem(request)
      if (problem) return refuseAndClose(request, response, problem)
      if (quick.some((answer) => answer(request, response))) return
      const refused = admit(request, response)
      if (refused === null || request.url === ALIVE) return handler(request, response)
      if (refused === 'unavailable' && quick.some((answer) => answer(request, response, true))) return
      if (refused === 'unavailable') refuseLater(request, response)
      else refuseAndClose(request, response, refused, { 'retry-after': '1' })
    })
    const admit = limitConnections(server, limits)
    refuseMalformedRequests(server)
    return server
  }
