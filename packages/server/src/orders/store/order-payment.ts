import { eq, type SQL } from 'drizzle-orm'
import { ServiceUnavailable } from '#jobs/service-unavailable'
import { orders } from '#orders/store/order-tables'
import { orderPayments } from '#orders/store/payment-tables'
import type { PaymentHandle, PaymentProvider } from '#payments/provider'
import type { Shop } from '#shop'

export interface OrderPayment {
  order: typeof orders.$inferSelect
  payment: typeof orderPayments.$inferSelect
}

const select = (shop: Shop, which: SQL | undefined) =>
  shop.db
    .select({ order: orders, payment: orderPayments })
    .from(orders)
    .innerJoin(orderPayments, eq(orderPayments.orderId, orders.id))
    .where(which)

/** Not locked: order and payment may change at any moment. */
export async function findPayment(shop: Shop, which: SQL | undefined): Promise<OrderPayment | null> {
  const [row] = await select(shop, which)
  return row ?? null
}

/** Order and payment, both locked until the transaction ends. */
export async function lockPayment(shop: Shop, orderId: string): Promise<OrderPayment | null> {
  await shop.db.select({ id: orders.id }).from(orders).where(eq(orders.id, orderId)).for('update')
  const [row] = await select(shop, eq(orders.id, orderId)).for('update')
  return row ?? null
}

/** Null until the payment is started. */
export const providerPaymentReference = ({ payment }: OrderPayment): PaymentHandle | null =>
  payment.providerId === null ? null : { way: payment.request.way, id: payment.providerId }

/** Callers have a card payment, so the shop must have a provider. @throws ServiceUnavailable */
export function requireProvider({ payments }: Shop): PaymentProvider {
  if (!payments) throw new ServiceUnavailable('The shop is not connected to a card provider')
  return payments
}
