import { eq } from 'drizzle-orm'
import { storeCreditAccounts } from '#credit/credit-tables'
import { orders } from '#orders/store/order-tables'
import { requireSuccess } from '#testing/card-calls'
import type { TestShop } from '#testing/start-test-shop'

/** Calls for store credit, and the balance of the shop afterwards. */
export const creditCalls = ({ call, db }: Pick<TestShop, 'call' | 'db'>) => ({
  /** In AED. */
  async give(staffToken: string, customerId: string, amount: number) {
    const input = { customerId, direction: 'give', amount, reason: 'A late parcel' } as const
    requireSuccess(await call('POST /api/staff/customer/credit/change', input, { token: staffToken }))
  },
  /** In fils. */
  async loadBalance(customerId: string) {
    const [account] = await db
      .select()
      .from(storeCreditAccounts)
      .where(eq(storeCreditAccounts.userId, customerId))
    return account?.balance ?? 0
  },
  async loadOrder(orderId: string) {
    const [order] = await db.select().from(orders).where(eq(orders.id, orderId))
    if (!order) throw new Error('Order not found')
    return order
  },
})
