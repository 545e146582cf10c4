import type { FastifyInstance } from 'fastify'
import { limitByShopper, type ShopperLimit } from '#http/rate-limit'

/** Limits per customer of calls that ask the provider or write orders; undefined without limits. */
export interface OrderRateLimits {
  placing: ShopperLimit | undefined
  asking: ShopperLimit | undefined
}

/** Far above the requests of a page, even with several tabs, double clicks and declined cards. */
const PLACING = { max: 60, timeWindow: '1 minute' }
const ASKING = { max: 120, timeWindow: '1 minute' }

/**
 * Limits per customer, so that one customer cannot make the shop ask the provider endlessly; none for load tests and
 * other tests.
 */
export const orderRateLimits = (app: FastifyInstance, limited: boolean): OrderRateLimits => ({
  placing: limited ? limitByShopper(app, PLACING) : undefined,
  asking: limited ? limitByShopper(app, ASKING) : undefined,
})
