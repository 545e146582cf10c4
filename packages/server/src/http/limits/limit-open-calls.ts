import { calls } from '@little-dunes/domain/contract/calls'
import type { FastifyInstance } from 'fastify'
import { sendRefusal } from '#http/error-handler'
import { toNetwork } from '#http/limits/to-network'
import { createRateCounter } from '#http/rate-limit'

/** Calls per network without a session: several pages per second for all customers behind a carrier's address. */
const OPEN_CALLS = { max: 300, timeWindow: '10 seconds' }

const isOpen = new Set(
  Object.entries(calls).flatMap(([name, { caller }]) => (caller === 'anyone' ? [name] : [])),
)

/** Counts public calls by network, before any byte of a body is read. */
export function limitOpenCalls(app: FastifyInstance): void {
  const count = createRateCounter(app, OPEN_CALLS, ({ ip }) => toNetwork(ip))
  app.addHook('onRequest', async (request, reply) => {
    const method = request.method === 'HEAD' ? 'GET' : request.method
    if (!isOpen.has(`${method} ${request.routeOptions.url}`)) return
    const seconds = await count(request)
    if (seconds !== null)
      return sendRefusal(request, reply.header('retry-after', seconds), 'too_many_requests')
  })
}
