import { isUuid } from '@little-dunes/domain/catalogue/product'
import { ORDERS_PER_PAGE } from '@little-dunes/domain/contract/orders/order-calls'
import { refuse } from '@little-dunes/domain/messages/failures'
import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { Operation } from '#http/perform-call'
import { claimGuestOrders } from '#orders/claim-guest-orders'
import { loadOrders } from '#orders/showing/load-orders'
import { orders } from '#orders/store/order-tables'

/**
 * API-66 to API-69: a page of the customer's orders, newest first. It includes orders of guests who confirmed the same
 * phone.
 */
export const userOrders: Operation<'POST /api/order/userorders'> = async (shop, caller, { before }) => {
  if (before !== undefined && !isUuid(before)) return refuse('order_not_found')
  if (before === undefined && !caller.guest) await claimGuestOrders(shop, caller)
  const mine = and(
    eq(orders.userId, caller.id),
    before === undefined ? undefined : olderThan(before, caller.id),
  )
  const loaded = await loadOrders(shop, mine, ORDERS_PER_PAGE + 1)
  const page = loaded.slice(0, ORDERS_PER_PAGE)
  const older = loaded.length > page.length ? page.at(-1)?._id : undefined
  return { orders: page, ...(older && { older }) }
}

/** Matches orders placed before the given one; none if that is unknown or belongs to another customer. */
const olderThan = (orderId: string, userId: string): SQL => sql`(${orders.placedAt}, ${orders.id}) < (
  SELECT o.placed_at, o.id FROM orders o WHERE o.id = ${orderId} AND o.user_id = ${userId})`
