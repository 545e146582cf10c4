import { and, eq } from 'drizzle-orm'
import { sizeEntries } from '#catalogue/catalogue-tables'
import { orders } from '#orders/store/order-tables'
import type { anOrder } from '#testing/an-order'
import type { TestShop } from '#testing/start-test-shop'

/** Call of a customer who pays cash, and the state of the shop afterwards. `shop` starts later, so it is a function. */
export const cashOrderCalls = (shop: () => Pick<TestShop, 'call' | 'db'>) => ({
  place: (token: string, order: ReturnType<typeof anOrder>, idempotencyKey?: string) =>
    shop().call('POST /api/order/place', order, { token, ...(idempotencyKey ? { idempotencyKey } : {}) }),
  async loadStock(productId: string, size = '90') {
    const which = and(eq(sizeEntries.productId, productId), eq(sizeEntries.size, size))
    const [entry] = await shop().db.select().from(sizeEntries).where(which)
    return entry?.stocks
  },
  loadOrders: (userId: string) => shop().db.select().from(orders).where(eq(orders.userId, userId)),
})
