import type { OwedOrder } from '@little-dunes/domain/orders/cash/remittance'
import { and, asc, eq, type SQL, sql } from 'drizzle-orm'
import { orderParcels } from '#orders/store/fulfilment-tables'
import { orderEvents, orders } from '#orders/store/order-tables'
import type { Shop } from '#shop'

/** Delivered cash orders whose money the courier still has. The index `orders_owed` contains only these. */
export const isOwed = and(
  eq(orders.status, 'Delivered'),
  eq(orders.paymentMethod, 'cod'),
  eq(orders.remitted, false),
)

/** Carrier of the parcel; empty when none was entered. */
export const carrierSql = sql<string>`coalesce(${orderParcels.carrier}, '')`

/** Cash that the courier collected, in fils. */
export const dueColumn = sql<number>`${orders.amount} - ${orders.credit}`.mapWith(Number)

/** Null for an order that was delivered before the shop recorded status changes. */
export const deliveredAt = sql<Date | null>`(SELECT max(e.at) FROM ${orderEvents} e
  WHERE e.order_id = ${orders}.id AND e.to_status = 'Delivered')`.mapWith(orderEvents.at)

export const owedByCarrier = (shop: Shop) =>
  shop.db
    .select({
      carrier: carrierSql,
      orders: sql`count(*)`.mapWith(Number),
      amount: sql`sum(${dueColumn})`.mapWith(Number),
      /** Number of the order that was placed first. */
      oldest: sql`min(${orders.number})`.mapWith(Number),
    })
    .from(orders)
    .leftJoin(orderParcels, eq(orderParcels.orderId, orders.id))
    .where(isOwed)
    .groupBy(carrierSql)
    .orderBy(asc(carrierSql))

/** All owed orders, or those of one carrier. */
export const whichOwed = (carrier: string | undefined): SQL | undefined =>
  and(isOwed, carrier === undefined ? undefined : eq(carrierSql, carrier))

/** Oldest first. */
export const owedOrders = (shop: Shop, carrier: string | undefined): Promise<OwedOrder[]> =>
  shop.db
    .select({ id: orders.id, number: orders.number, amount: dueColumn })
    .from(orders)
    .leftJoin(orderParcels, eq(orderParcels.orderId, orders.id))
    .where(whichOwed(carrier))
    .orderBy(asc(orders.number))
