import type { Shop } from '#platform/shop'
import { refunds } from '#settling/payment-tables'

/** Records, in the transaction that makes it so, that all of a payment has to go back (D-48); a job sees to it. */
export async function oweRefund(shop: Shop, orderId: string, amount: number): Promise<void> {
  const now = shop.now()
  await shop.db.insert(refunds).values({ orderId, amount, createdAt: now, nextAt: now }).onConflictDoNothing()
}
