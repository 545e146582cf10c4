import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance, FastifyRequest } from 'fastify'

export interface RateLimit {
  max: number
  timeWindow: string
}

/** Seconds until the customer may continue; null if allowed now. */
export type CustomerLimit = (request: FastifyRequest, customerId: string) => Promise<number | null>

/** Call once per server. Each process counts separately. */
export const registerRateLimit = async (app: FastifyInstance): Promise<void> => {
  await app.register(rateLimit, { global: false })
}

/** Counts a request. Returns the seconds until the next one is allowed, or null if this one is. */
export type CountRequest = (request: FastifyRequest) => Promise<number | null>

export function createRateCounter(
  app: FastifyInstance,
  limit: RateLimit,
  getKey: (request: FastifyRequest) => string,
): CountRequest {
  const check = app.createRateLimit({ ...limit, keyGenerator: getKey })
  return async (request) => {
    const { isAllowed, ...state } = await check(request)
    return !isAllowed && 'isExceeded' in state && state.isExceeded ? state.ttlInSeconds : null
  }
}

/** Counts by customer across all sessions (D-30). */
export function limitByCustomer(app: FastifyInstance, limit: RateLimit): CustomerLimit {
  const customers = new WeakMap<FastifyRequest, string>()
  const count = createRateCounter(app, limit, (request) => customers.get(request) ?? '')
  return (request, customerId) => {
    customers.set(request, customerId)
    return count(request)
  }
}
