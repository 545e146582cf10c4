import type { FastifyInstance } from 'fastify'
import { limitByShopper, type ShopperLimit } from '#http/rate-limit'

/** What calls that ask the provider, or write orders, one shopper may make; undefined without limits. */
export interface OrderRateLimits {
  placing: ShopperLimit | undefined
  asking: ShopperLimit | undefined
}

/** Many times what a page does by itself, with several tabs, double clicks and cards that are declined. */
const PLACING = { max: 60, timeWindow: '1 minute' }
const ASKING = { max: 120, timeWindow: '1 minute' }

/** Limits by shopper, so that nobody has the shop ask the provider without end; none for load measurements and tests. */
export const orderRateLimits = (app: FastifyInstance, limited: boolean): OrderRateLimits => ({
  placing: limited ? limitByShopper(app, PLACING) : undefined,
  asking: limited ? limitByShopper(app, ASKING) : undefined,
})
