import type { OwedOrder } from '@little-dunes/domain/orders/cash/remittance'
import { and, asc, eq, type SQL, sql } from 'drizzle-orm'
import { orderParcels, orders } from '#orders/store/order-tables'
import type { Shop } from '#shop'

/** Delivered for cash, and the money is still with the courier. The index of the name has these alone. */
export const isOwed = and(
  eq(orders.status, 'Delivered'),
  eq(orders.paymentMethod, 'cod'),
  eq(orders.remitted, false),
)

/** What the parcel was shipped with; empty where nobody said. */
export const carrierOf = sql<string>`coalesce(${orderParcels.carrier}, '')`

/** What the courier has collected, in fils. */
export const dueColumn = sql<number>`${orders.amount} - ${orders.credit}`.mapWith(Number)

/** All owed orders, or those of a carrier. */
export const whichOwed = (carrier: string | undefined): SQL | undefined =>
  and(isOwed, carrier === undefined ? undefined : eq(carrierOf, carrier))

/** The oldest first. */
export const owedOrders = (shop: Shop, carrier: string | undefined): Promise<OwedOrder[]> =>
  shop.db
    .select({ id: orders.id, number: orders.number, amount: dueColumn })
    .from(orders)
    .leftJoin(orderParcels, eq(orderParcels.orderId, orders.id))
    .where(whichOwed(carrier))
    .orderBy(asc(orders.number))
