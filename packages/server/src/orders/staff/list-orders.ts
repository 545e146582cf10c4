import { orderedPicture } from '@little-dunes/domain/contract/orders/ordered-product'
import type { FinancialStatus, ListedOrder } from '@little-dunes/domain/contract/orders/staff/order-fields'
import type { OrderView } from '@little-dunes/domain/contract/staff/choices'
import { asc, count, desc, eq, inArray, sql } from 'drizzle-orm'
import type { Operation } from '#http/perform-call'
import { receivedColumn } from '#orders/refunds/refundable-amounts'
import { changedSincePacked } from '#orders/staff/changed-since-packed'
import { orderFilterCondition, viewCondition } from '#orders/staff/find-orders'
import { searchCondition } from '#orders/staff/search-orders'
import { createShipBy } from '#orders/staff/ship-by'
import { orderLines, orders } from '#orders/store/order-tables'
import { orderPayments } from '#orders/store/payment-tables'
import type { Shop } from '#shop'

const PER_PAGE = 50
const MAX_PICTURES = 3

type LineRow = Pick<typeof orderLines.$inferSelect, 'orderId' | 'quantity' | 'colorName' | 'product'>

/** Picture of the ordered colour. */
export const getPicture = ({ product, colorName }: Pick<LineRow, 'product' | 'colorName'>): string | null =>
  orderedPicture(product, colorName)

/** Refunded amount of an order, in fils. */
const refundedSql =
  sql`(SELECT coalesce(sum(r.amount), 0) FROM refunds r WHERE r.order_id = ${orders.id})`.mapWith(Number)

interface Money {
  status: ListedOrder['status']
  paymentMethod: ListedOrder['paymentMethod']
  received: number
  refunded: number
}

export function getFinancialStatus({ status, paymentMethod, received, refunded }: Money): FinancialStatus {
  if (received > 0 && refunded > 0) return refunded >= received ? 'refunded' : 'part_refunded'
  if (received > 0) return 'paid'
  if (status === 'Cancelled') return 'unpaid'
  return paymentMethod === 'cod' ? 'cash' : 'waiting'
}

export const financialColumns = {
  status: orders.status,
  paymentMethod: orders.paymentMethod,
  amount: orders.amount,
  received: receivedColumn,
  refunded: refundedSql,
}

const { id, number, placedAt, address, shippingMethod, reviewReason, estimatedDay } = orders

/** Orders without details of their lines, for further conditions and sorting. */
export const selectOrderRows = (shop: Shop) =>
  shop.db
    .select({
      id,
      number,
      placedAt,
      address,
      shippingMethod,
      reviewReason,
      estimatedDay,
      changedSincePacked,
      ...financialColumns,
    })
    .from(orders)
    .leftJoin(orderPayments, eq(orderPayments.orderId, orders.id))
    .$dynamic()

type ListedRow = Awaited<ReturnType<typeof selectOrderRows>>[number]

export async function toListedOrders(shop: Shop, rows: ListedRow[]): Promise<ListedOrder[]> {
  const lines = await loadLines(
    shop,
    rows.map((row) => row.id),
  )
  const shipBy = await createShipBy(shop)
  return rows.map((row) => ({
    id: row.id,
    number: row.number,
    placedAt: row.placedAt.getTime(),
    name: row.address.fullname,
    region: row.address.region,
    ...inList(lines.get(row.id) ?? []),
    status: row.status,
    paymentMethod: row.paymentMethod,
    money: getFinancialStatus(row),
    express: row.shippingMethod === 'Express',
    review: row.reviewReason !== null,
    changedSincePacked: row.changedSincePacked,
    amount: row.amount,
    estimatedDay: row.estimatedDay,
    shipBy: shipBy(row),
  }))
}

export const listOrders: Operation<'GET /api/staff/orders'> = async (shop, _member, input) => {
  const isBackwards = input.newer !== undefined
  const newestFirst = [desc(placedAt), desc(id)]
  const result = await selectOrderRows(shop)
    .where(orderFilterCondition(input, shop.now(), await searchCondition(shop, input.q)))
    .orderBy(...(isBackwards ? [asc(placedAt), asc(id)] : newestFirst))
    .limit(PER_PAGE + 1)
  const page = result.slice(0, PER_PAGE)
  if (isBackwards) page.reverse()
  const isMore = result.length > PER_PAGE
  return {
    orders: await toListedOrders(shop, page),
    older: isBackwards || isMore ? (page.at(-1)?.id ?? null) : null,
    newer: (isBackwards ? isMore : input.older !== undefined) ? (page[0]?.id ?? null) : null,
  }
}

async function loadLines(shop: Shop, ids: string[]): Promise<Map<string, LineRow[]>> {
  if (ids.length === 0) return new Map()
  const { orderId, quantity, colorName, product } = orderLines
  const rows = await shop.db
    .select({ orderId, quantity, colorName, product })
    .from(orderLines)
    .where(inArray(orderId, ids))
    .orderBy(asc(orderId), asc(orderLines.position))
  return Map.groupBy(rows, (row) => row.orderId)
}

const inList = (lines: LineRow[]) => ({
  pictures: lines.slice(0, MAX_PICTURES).flatMap((line) => getPicture(line) ?? []),
  units: lines.reduce((sum, line) => sum + line.quantity, 0),
})

const NO_ORDERS = { to_pack: 0, to_ship: 0, on_the_way: 0, cash: 0, review: 0, changed_since_packed: 0 }

export const countOrders: Operation<'GET /api/staff/orders/counts'> = async (shop) => {
  const of = (view: OrderView) =>
    sql`count(*) FILTER (WHERE ${viewCondition(view, shop.now())})`.mapWith(Number)
  const [counts] = await shop.db
    .select({
      to_pack: of('to_pack'),
      to_ship: of('to_ship'),
      on_the_way: of('on_the_way'),
      cash: of('cash'),
      review: of('review'),
      changed_since_packed: sql`count(*) FILTER (WHERE ${changedSincePacked})`.mapWith(Number),
    })
    .from(orders)
    .where(inArray(orders.status, ['Order Placed', 'Packing', 'Shipped']))
  return counts ?? NO_ORDERS
}

export async function countCustomerOrders(shop: Shop, userId: string): Promise<number> {
  const [result] = await shop.db.select({ orders: count() }).from(orders).where(eq(orders.userId, userId))
  return result?.orders ?? 0
}
