import { and, desc, eq, or, sql } from 'drizzle-orm'
import { storeCreditEntries } from '#credit/credit-tables'
import { orders } from '#orders/store/order-tables'
import { refunds } from '#orders/store/payment-tables'
import type { Shop } from '#shop'
import { actorNameSql } from '#staff/actor-name'

/** Newest first, with the order of each entry. */
export async function loadCreditEntries(shop: Shop, userId: string, max: number) {
  const rows = await shop.db
    .select({
      entry: storeCreditEntries,
      actorName: actorNameSql(storeCreditEntries.actor),
      orderId: orders.id,
      orderNumber: orders.number,
    })
    .from(storeCreditEntries)
    .leftJoin(refunds, eq(refunds.id, storeCreditEntries.refundId))
    .leftJoin(
      orders,
      or(
        eq(orders.id, storeCreditEntries.orderId),
        and(sql`${storeCreditEntries.orderId} is null`, eq(orders.id, refunds.orderId)),
      ),
    )
    .where(eq(storeCreditEntries.userId, userId))
    .orderBy(desc(storeCreditEntries.id))
    .limit(max)
  return rows.map(({ entry: { at, ...entry }, actorName, orderId, orderNumber }) => ({
    ...entry,
    actorName,
    at: at.getTime(),
    order: orderId === null || orderNumber === null ? null : { id: orderId, number: orderNumber },
  }))
}
