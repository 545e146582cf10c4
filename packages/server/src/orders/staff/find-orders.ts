import { isUuid } from '@little-dunes/domain/catalogue/product'
import type { ParsedInput } from '@little-dunes/domain/contract/calls'
import type { OrderView } from '@little-dunes/domain/contract/staff/choices'
import { DAY, DUBAI_OFFSET } from '@little-dunes/domain/durations'
import { getDayNumber } from '@little-dunes/domain/orders/shipping/working-days'
import { and, eq, gte, isNotNull, isNull, lt, type SQL, sql } from 'drizzle-orm'
import { orderEvents, orders } from '#orders/store/order-tables'

type Input = ParsedInput<'GET /api/staff/orders'>

const status = (value: (typeof orders.$inferSelect)['status']) => eq(orders.status, value)

const REFUSED_DAYS = 30

/**
 * A parcel refused at the door is cancelled after it was shipped. The index `order_events_refused` contains only these.
 */
const wasRefused = (now: Date): SQL => sql`${orders.id} IN (SELECT ${orderEvents.orderId} FROM ${orderEvents}
  WHERE ${orderEvents.fromStatus} = 'Shipped' AND ${orderEvents.toStatus} = 'Cancelled'
    AND ${orderEvents.at} > ${new Date(now.getTime() - REFUSED_DAYS * DAY).toISOString()}::timestamptz)`

const VIEW_CONDITIONS: Record<OrderView, SQL | undefined | ((now: Date) => SQL)> = {
  all: undefined,
  to_pack: and(status('Order Placed'), isNull(orders.reviewReason)),
  to_ship: status('Packing'),
  on_the_way: status('Shipped'),
  cash: and(status('Shipped'), eq(orders.paymentMethod, 'cod')),
  review: and(status('Order Placed'), isNotNull(orders.reviewReason)),
  done: status('Delivered'),
  cancelled: status('Cancelled'),
  refused: wasRefused,
}

export function viewCondition(view: OrderView, now: Date): SQL | undefined {
  const condition = VIEW_CONDITIONS[view]
  return typeof condition === 'function' ? condition(now) : condition
}

const beside = (id: string, sign: SQL): SQL =>
  sql`(${orders.placedAt}, ${orders.id}) ${sign} (SELECT o.placed_at, o.id FROM orders o WHERE o.id = ${id})`

/** First moment of a day in Dubai. */
const midnight = (dayNumber: number): Date => new Date(dayNumber * DAY - DUBAI_OFFSET)
const toDayNumber = (day: string): number => Date.parse(day) / DAY

const placedCondition = ({ days, from, until }: Pick<Input, 'days' | 'from' | 'until'>, now: Date) =>
  and(
    days === undefined
      ? undefined
      : gte(orders.placedAt, midnight(getDayNumber(now.getTime()) - Number(days) + 1)),
    from === undefined ? undefined : gte(orders.placedAt, midnight(toDayNumber(from))),
    until === undefined ? undefined : lt(orders.placedAt, midnight(toDayNumber(until) + 1)),
  )

/** Filters the orders of a list, within the results of a search. A cursor that is not an order matches none. */
export function orderFilterCondition(
  { view, region, payment, express, customer, older, newer, ...placed }: Input,
  now: Date,
  searched?: SQL,
): SQL | undefined {
  const cursor = older ?? newer
  if ([cursor, customer].some((id) => id !== undefined && !isUuid(id))) return sql`false`
  return and(
    viewCondition(view, now),
    searched,
    placedCondition(placed, now),
    region === undefined ? undefined : sql`${orders.address} ->> 'region' = ${region}`,
    payment === undefined ? undefined : eq(orders.paymentMethod, payment),
    customer === undefined ? undefined : eq(orders.userId, customer),
    express === undefined ? undefined : eq(orders.shippingMethod, express === 'yes' ? 'Express' : 'Normal'),
    older === undefined ? undefined : beside(older, sql`<`),
    newer === undefined ? undefined : beside(newer, sql`>`),
  )
}
