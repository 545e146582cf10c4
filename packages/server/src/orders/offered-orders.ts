import { isUuid } from '@little-dunes/domain/catalogue/product'
import { refuse } from '@little-dunes/domain/messages/failures'
import { aedFromFils } from '@little-dunes/domain/money'
import { orderNumberText } from '@little-dunes/domain/orders/order-number'
import { desc, sql } from 'drizzle-orm'
import { inTransactionOrRefuse } from '#database/in-transaction-or-refuse'
import type { Operation } from '#http/perform-call'
import { claim, isOffered } from '#orders/claim-guest-orders'
import { orders } from '#orders/store/order-tables'

/** Strangers may enter a number many times. */
const MAX_ORDERS = 10

/** Does not reveal the name or address: they may belong to another person. */
export const offeredOrders: Operation<'POST /api/order/offered'> = async (shop, caller) => {
  const { id, number, placedAt, amount } = orders
  const rows = await shop.db
    .select({ id, number, placedAt, amount })
    .from(orders)
    .where(isOffered(caller))
    .orderBy(desc(placedAt), desc(id))
    .limit(MAX_ORDERS)
  return {
    orders: rows.map((row) => ({
      _id: row.id,
      number: orderNumberText(row.number),
      date: row.placedAt.getTime(),
      amount: aedFromFils(row.amount),
    })),
  }
}

/** An accepted order no longer waits for a phone code: the phone of the account is confirmed. */
export const answerOfferedOrder: Operation<'POST /api/order/offered/answer'> = (
  shop,
  caller,
  { orderId, isMine },
) =>
  inTransactionOrRefuse(shop, async (tx) => {
    if (!isUuid(orderId)) return refuse('order_not_found')
    const which = sql`id = ${orderId} AND ${isOffered(caller)}`
    if (!isMine) {
      const { rowCount } = await tx.db.execute(
        sql`UPDATE orders SET declined_by = ${caller.id} WHERE ${which}`,
      )
      return rowCount === 1 ? { textKey: 'order_declined' as const } : refuse('order_not_found')
    }
    if ((await claim(tx, caller, which)) === 0) return refuse('order_not_found')
    await tx.db.execute(
      sql`UPDATE orders SET review_reason = NULL WHERE id = ${orderId} AND review_reason = 'unconfirmed_phone'`,
    )
    return { textKey: 'order_claimed' as const }
  })
