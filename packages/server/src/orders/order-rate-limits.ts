import type { FastifyInstance } from 'fastify'
import { type CustomerLimit, limitByCustomer } from '#http/rate-limit'

/** Limits per customer of calls that ask the provider or write orders; undefined without limits. */
export interface OrderRateLimits {
  placing: CustomerLimit | undefined
  asking: CustomerLimit | undefined
}

/** Far above the requests of a page, even with several tabs, double clicks and declined cards. */
const PLACING = { max: 60, timeWindow: '1 minute' }
const ASKING = { max: 120, timeWindow: '1 minute' }

/** Limits how often one customer makes the shop ask the provider; off for load measurements and tests. */
export const orderRateLimits = (app: FastifyInstance, limited: boolean): OrderRateLimits => ({
  placing: limited ? limitByCustomer(app, PLACING) : undefined,
  asking: limited ? limitByCustomer(app, ASKING) : undefined,
})
