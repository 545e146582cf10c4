import { ONE_SIZE } from '@little-dunes/domain/catalogue/sizes'
import { DAY } from '@little-dunes/domain/durations'
import { isVoidReturn, RETURN_STATUSES } from '@little-dunes/domain/orders/returns/return-lifecycle'
import { and, desc, eq, gt, inArray, max, ne, notExists } from 'drizzle-orm'
import type { Operation } from '#http/perform-call'
import { orderLines, orders } from '#orders/store/order-tables'
import { returnLines, returns } from '#returns/return-tables'

/** Children grow, so sizes from earlier orders are outdated. */
const YEAR = 365 * DAY
const MAX_SIZES = 4

const CACHED_STATUSES = ['Order Placed', 'Packing', 'Shipped', 'Delivered'] as const

export const listBoughtSizes: Operation<'POST /api/user/bought-sizes'> = async (shop, { id: userId }) => {
  const cameBack = shop.db
    .select({ id: returns.id })
    .from(returnLines)
    .innerJoin(returns, eq(returns.id, returnLines.returnId))
    .where(
      and(
        eq(returnLines.orderId, orderLines.orderId),
        eq(returnLines.position, orderLines.position),
        inArray(
          returns.status,
          RETURN_STATUSES.filter((status) => !isVoidReturn(status)),
        ),
      ),
    )
  const { size } = orderLines
  const rows = await shop.db
    .select({ size })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .where(
      and(
        eq(orders.userId, userId),
        inArray(orders.status, CACHED_STATUSES),
        gt(orders.placedAt, new Date(shop.now().getTime() - YEAR)),
        ne(size, ONE_SIZE),
        notExists(cameBack),
      ),
    )
    .groupBy(size)
    .orderBy(desc(max(orders.placedAt)), size)
    .limit(MAX_SIZES)
  return { sizes: rows.map((row) => row.size) }
}
