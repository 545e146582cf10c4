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
 * Sends a prepared answer and skips all hooks; false passes the request on. An overloaded server asks again before it
 * refuses, and then accepts slightly outdated answers.
 */
export type FastPath = (request: IncomingMessage, response: ServerResponse, isOverloaded?: boolean) => boolean

/** Closes slow and idle connections. A proxy in front usually keeps connections for 60 seconds. */
const OPTIONS = {
  requestTimeout: 30 * SECOND,
  headersTimeout: 15 * SECOND,
  keepAliveTimeout: 65 * SECOND,
  connectionsCheckingInterval: 5 * SECOND,
  // Refused with the shop's headers instead (`server/request-head-problem.ts`).
  requireHostHeader: false,
  // Shows duplicates of headers that may occur once, instead of dropping them.
  joinDuplicateHeaders: true,
}

/** Always answered, even under overload: it only checks that the process is alive. */
const ALIVE = '/healthz'

/** Creates a server that tries `quick` first. The list may grow until the server listens. */
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
