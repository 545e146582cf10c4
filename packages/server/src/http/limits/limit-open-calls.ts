import { calls } from '@little-dunes/domain/contract/calls'
import type { FastifyInstance } from 'fastify'
import { sendRefusal } from '#http/error-handler'
import { networkOf } from '#http/limits/network-of'
import { createRateCounter } from '#http/rate-limit'

/** Calls of one network without a session: several pages a second, for all whom the address of a carrier stands for. */
const OPEN_CALLS = { max: 300, timeWindow: '10 seconds' }

const isOpen = new Set(
  Object.entries(calls).flatMap(([name, { caller }]) => (caller === 'anyone' ? [name] : [])),
)

/** Counts the calls that anyone may make by network, before a byte of a body is read. */
export function limitOpenCalls(app: FastifyInstance): void {
  const count = createRateCounter(app, OPEN_CALLS, ({ ip }) => networkOf(ip))
  app.addHook('onRequest', async (request, reply) => {
    const method = request.method === 'HEAD' ? 'GET' : request.method
    if (!isOpen.has(`${method} ${request.routeOptions.url}`)) return
    const seconds = await count(request)
    if (seconds !== null)
      return sendRefusal(request, reply.header('retry-after', seconds), 'too_many_requests')
  })
}
