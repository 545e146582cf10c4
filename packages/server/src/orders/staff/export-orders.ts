import { isUuid } from '@little-dunes/domain/catalogue/product'
import { csvLine } from '@little-dunes/domain/csv'
import type { Language } from '@little-dunes/domain/i18n/languages'
import { emirateName } from '@little-dunes/domain/messages/emirate-names'
import { fileMessages, toHeadings } from '@little-dunes/domain/messages/file-messages'
import type { Fils } from '@little-dunes/domain/money'
import { amountDue } from '@little-dunes/domain/orders/credit/store-credit'
import { orderNumberText } from '@little-dunes/domain/orders/order-number'
import { and, desc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { inTransaction } from '#database/in-transaction'
import type { Operation } from '#http/perform-call'
import { orderFilterCondition } from '#orders/staff/find-orders'
import { searchCondition } from '#orders/staff/search-orders'
import { orderParcels } from '#orders/store/fulfilment-tables'
import { orders } from '#orders/store/order-tables'
import type { Shop } from '#shop'
import { recordAuditEntry } from '#staff/record-audit-entry'

const MAX_ROWS = 10_000

/**
 * A file of orders for couriers and bookkeeping. It contains customer data, so the activity log records each download.
 */
export const exportOrders: Operation<'POST /api/staff/orders/export'> = async (
  shop,
  member,
  { orderIds, ...input },
  context,
) => {
  const chosen = orderIds && inArray(orders.id, orderIds.filter(isUuid))
  const searched = await searchCondition(shop, input.q)
  const rows = await selectRows(shop, and(orderFilterCondition(input, shop.now(), searched), chosen))
  const written = rows.slice(0, MAX_ROWS)
  await inTransaction(shop, (tx) => {
    const after = { exported: written.length, ...(orderIds ? {} : input) }
    return recordAuditEntry(tx, { member, context }, { id: 'all', before: {}, after })
  })
  const { language } = context
  const lines = [toHeadings(fileMessages(language).orders), ...written.map((row) => toCells(row, language))]
  return {
    name: `orders-${toDay(shop.now())}.csv`,
    csv: lines.map((cells) => `${csvLine(cells)}\r\n`).join(''),
    orders: written.length,
    isWhole: rows.length <= MAX_ROWS,
  }
}

/** Units of all lines, and each line as `2 × SKU`. */
const units = sql`(SELECT coalesce(sum(l.quantity), 0) FROM order_lines l WHERE l.order_id = ${orders.id})`
const items = sql<string>`(SELECT string_agg(l.quantity || ' × ' || l.sub_sku, '; ' ORDER BY l.position)
  FROM order_lines l WHERE l.order_id = ${orders.id})`
const refunded = sql`(SELECT coalesce(sum(r.amount), 0) FROM refunds r WHERE r.order_id = ${orders.id})`

const invoice = sql<string | null>`(SELECT d.number FROM tax_documents d
  WHERE d.order_id = ${orders.id} AND d.kind = 'invoice' AND d.voided_at IS NULL)`
const deliveredAt = sql`(SELECT max(e.at) FROM order_events e
  WHERE e.order_id = ${orders.id} AND e.to_status = 'Delivered' AND ${orders.status} = 'Delivered')`.mapWith(
  orders.placedAt,
)

const selectRows = (shop: Shop, where: SQL | undefined) =>
  shop.db
    .select({
      order: orders,
      carrier: orderParcels.carrier,
      trackingNumber: orderParcels.trackingNumber,
      units: units.mapWith(Number),
      items,
      refunded: refunded.mapWith(Number),
      invoice,
      deliveredAt,
    })
    .from(orders)
    .leftJoin(orderParcels, eq(orderParcels.orderId, orders.id))
    .where(where)
    .orderBy(desc(orders.placedAt), desc(orders.id))
    .limit(MAX_ROWS + 1)

const aed = (fils: Fils): string => (fils / 100).toFixed(2)

const inDubai = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Asia/Dubai',
  dateStyle: 'short',
  timeStyle: 'short',
})

/** Day in Dubai, such as `2026-11-25`. */
const toDay = (at: Date): string => inDubai.format(at).slice(0, 10)

type Row = Awaited<ReturnType<typeof selectRows>>[number]

function toCells({ order, ...row }: Row, language: Language): string[] {
  const { words } = fileMessages(language)
  const { fullname, phone, email, street, city, region } = order.address
  const isCollected = order.paymentMethod === 'cod' && !order.paid && order.status !== 'Cancelled'
  return [
    orderNumberText(order.number),
    inDubai.format(order.placedAt),
    words.statuses[order.status],
    words.payments[order.paymentMethod],
    fullname,
    phone,
    email,
    street,
    city,
    emirateName(region, language),
    words.deliveries[order.shippingMethod],
    order.estimatedDay ?? '',
    row.deliveredAt ? toDay(row.deliveredAt) : '',
    String(row.units),
    row.items,
    aed(order.discounted),
    aed(order.coupon),
    order.discountCode ?? '',
    aed(order.delivery),
    aed(order.express),
    aed(order.cashFee),
    aed(order.amount),
    aed(order.vat),
    aed(row.refunded),
    aed(isCollected ? amountDue(order) : 0),
    row.invoice ?? '',
    row.carrier ?? '',
    row.trackingNumber ?? '',
  ]
}
