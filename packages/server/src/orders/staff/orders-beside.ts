import { asc, desc } from 'drizzle-orm'
import type { Operation } from '#http/perform-call'
import { orderFilterCondition } from '#orders/staff/find-orders'
import { searchCondition } from '#orders/staff/search-orders'
import { orders } from '#orders/store/order-tables'

/** The cursors of the list are orders, so each order can find its neighbours. */
export const seeOrdersBeside: Operation<'GET /api/staff/order/beside'> = async (
  shop,
  _member,
  { orderId, ...list },
) => {
  const searched = await searchCondition(shop, list.q)
  const { id, placedAt } = orders
  const first = async (cursor: { newer: string } | { older: string }): Promise<string | null> => {
    const order = 'newer' in cursor ? asc : desc
    const [row] = await shop.db
      .select({ id })
      .from(orders)
      .where(orderFilterCondition({ ...list, ...cursor }, shop.now(), searched))
      .orderBy(order(placedAt), order(id))
      .limit(1)
    return row?.id ?? null
  }
  const [previous, next] = await Promise.all([first({ newer: orderId }), first({ older: orderId })])
  return { previous, next }
}
