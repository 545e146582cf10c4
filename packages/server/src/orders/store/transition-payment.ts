import { canTransitionPayment, type PaymentStatus } from '@little-dunes/domain/orders/payment-lifecycle'
import { eq } from 'drizzle-orm'
import type { OrderPayment } from '#orders/store/order-payment'
import { orderPayments } from '#orders/store/payment-tables'
import type { Shop } from '#shop'

type Columns = Omit<Partial<typeof orderPayments.$inferInsert>, 'status' | 'orderId'>

/** Moves a locked payment to another status (D-46). @throws Error on a move that the lifecycle does not have */
export async function transitionPayment(
  shop: Shop,
  { payment }: OrderPayment,
  to: PaymentStatus,
  columns: Columns = {},
): Promise<void> {
  const { orderId, status: from } = payment
  if (!canTransitionPayment(from, to))
    throw new Error(`The payment of order ${orderId} cannot change from ${from} to ${to}`)
  await shop.db
    .update(orderPayments)
    .set({ ...columns, status: to })
    .where(eq(orderPayments.orderId, orderId))
}
