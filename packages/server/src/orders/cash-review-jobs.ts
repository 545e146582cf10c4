import { DAY, HOUR, MINUTE } from '@little-dunes/domain/durations'
import { SHARED_CASH_REASONS } from '@little-dunes/domain/orders/order-limits'
import { and, eq, inArray, lt, ne, notInArray, type SQL } from 'drizzle-orm'
import { releaseCredit } from '#credit/order-credit'
import { inTransaction } from '#database/in-transaction'
import type { Job } from '#jobs/start-jobs'
import { restockCancelled } from '#orders/refunds/restock-cancelled'
import { cashOrigins } from '#orders/store/cash-origin-tables'
import { orders } from '#orders/store/order-tables'
import { NOT_CONFIRMED, transitionOrder } from '#orders/store/transition-order'
import type { Shop } from '#shop'

/** Maximum per run; the next run takes the others. */
const BATCH_SIZE = 100

const dayBefore = (now: Date): Date => new Date(now.getTime() - DAY)

const isDue = (now: Date): SQL | undefined =>
  and(
    eq(orders.status, 'Order Placed'),
    inArray(orders.reviewReason, [...SHARED_CASH_REASONS]),
    lt(orders.placedAt, dayBefore(now)),
  )

/** Cancels orders that were not reviewed within a day, so that accounts without a confirmed phone block no stock. */
async function releaseUnreviewed(shop: Shop): Promise<void> {
  const due = await shop.db.select({ id: orders.id }).from(orders).where(isDue(shop.now())).limit(BATCH_SIZE)
  for (const { id } of due) {
    const productIds = await inTransaction(shop, (tx) => release(tx, id))
    if (!productIds) continue
    shop.catalogue.stockChanged(productIds)
    shop.announceOrder(id)
  }
}

async function release(tx: Shop, orderId: string) {
  const stillDue = and(eq(orders.id, orderId), isDue(tx.now()))
  const [order] = await tx.db.select().from(orders).where(stillDue).for('update')
  if (!order) return null
  await transitionOrder(tx, order, 'Cancelled', 'system', NOT_CONFIRMED)
  const productIds = await restockCancelled(tx, { orderId, actor: 'system' })
  await releaseCredit(tx, order, 'system')
  return productIds
}

/** Deletes the origins of orders that no longer count for a limit. */
async function forgetOrigins({ db, now }: Shop): Promise<void> {
  const old = db
    .select({ id: orders.id })
    .from(orders)
    .where(lt(orders.placedAt, dayBefore(now())))
  await db
    .update(cashOrigins)
    .set({ network: '' })
    .where(and(ne(cashOrigins.network, ''), inArray(cashOrigins.orderId, old)))
  const over = db
    .select({ id: orders.id })
    .from(orders)
    .where(notInArray(orders.status, ['Order Placed', 'Packing', 'Shipped']))
  await db.delete(cashOrigins).where(inArray(cashOrigins.orderId, over))
}

export const CASH_REVIEW_JOBS: readonly Job[] = [
  { name: 'cash orders without a review', every: 10 * MINUTE, run: releaseUnreviewed },
  { name: 'origins of cash orders', every: HOUR, run: forgetOrigins },
]
