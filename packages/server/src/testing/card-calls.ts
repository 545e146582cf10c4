import { and, eq } from 'drizzle-orm'
import { sizeEntries } from '#catalogue/catalogue-tables'
import { codeUses } from '#discounts/discount-tables'
import { orders } from '#orders/store/order-tables'
import { orderPayments, refunds } from '#orders/store/payment-tables'
import type { anOrder } from '#testing/an-order'
import type { TestShop } from '#testing/start-test-shop'

type Body = ReturnType<typeof anOrder>

/** Order state that payment tests compare. */
export interface OrderSnapshot {
  status: string | undefined
  paid: boolean | undefined
  payment: string | undefined
  cancellationReason: string | null | undefined
  refund: string | null
  code: boolean
}

/** Calls of a customer who pays by card, and the state of the shop afterwards. */
export const cardCalls = ({ call, db }: Pick<TestShop, 'call' | 'db'>) => ({
  inPage: (token: string, body: Body, idempotencyKey?: string) =>
    call('POST /api/order/embedded-stripe', body, { token, ...(idempotencyKey ? { idempotencyKey } : {}) }),
  onPage: (token: string, body: Body, idempotencyKey?: string) =>
    call('POST /api/order/stripe', body, { token, ...(idempotencyKey ? { idempotencyKey } : {}) }),
  cod: (token: string, body: Body, idempotencyKey?: string) =>
    call('POST /api/order/place', body, { token, ...(idempotencyKey ? { idempotencyKey } : {}) }),
  verifyInPage: (token: string, orderId: string) =>
    call('POST /api/order/verifyEmbeddedStripe', { orderId }, { token }),
  verifyHosted: (token: string, orderId: string, success: boolean | string = true) =>
    call('POST /api/order/verifyStripe', { success, orderId }, { token }),
  cancel: (token: string, orderId: string) => call('POST /api/order/cancel', { orderId }, { token }),
  async myOrders(token: string) {
    const answer = await call('POST /api/order/userorders', {}, { token })
    return answer.success ? answer.orders : []
  },
  async loadStock(productId: string) {
    const which = and(eq(sizeEntries.productId, productId), eq(sizeEntries.size, '90'))
    const [entry] = await db.select().from(sizeEntries).where(which)
    return entry?.stocks
  },
  async loadSnapshot(orderId: string): Promise<OrderSnapshot> {
    const [order] = await db.select().from(orders).where(eq(orders.id, orderId))
    const [payment] = await db.select().from(orderPayments).where(eq(orderPayments.orderId, orderId))
    const [refund] = await db.select().from(refunds).where(eq(refunds.orderId, orderId))
    const uses = await db.select().from(codeUses).where(eq(codeUses.orderId, orderId))
    return {
      status: order?.status,
      paid: order?.paid,
      payment: payment?.status,
      cancellationReason: payment?.cancellationReason,
      refund: refund?.status ?? null,
      code: uses.length > 0,
    }
  },
})

export function requireSuccess<Answer extends { success: boolean }>(
  answer: Answer,
): Extract<Answer, { success: true }> {
  if (!answer.success) throw new Error(`The call was refused: ${JSON.stringify(answer)}`)
  return answer as Extract<Answer, { success: true }>
}
