import { type ProductSnapshot, toOrderedProduct } from '@little-dunes/domain/contract/orders/ordered-product'
import { type Refusal, refuse } from '@little-dunes/domain/messages/failures'
import { filsFromAed } from '@little-dunes/domain/money'
import { type DiscountTerms, isDiscountable } from '@little-dunes/domain/orders/discount-codes'
import {
  type EditedCode,
  type EditedPrice,
  priceEdited,
} from '@little-dunes/domain/orders/editing/price-edited'
import { mayEditOrder } from '@little-dunes/domain/orders/order-lifecycle'
import { asc, eq } from 'drizzle-orm'
import { localizeEntries, orderedGoods } from '#orders/creating/insert-order'
import { stockShortage } from '#orders/creating/ordered-entries'
import { LARGEST_ORDER, linesBeyond } from '#orders/creating/price-order'
import { readOrderTerms } from '#orders/creating/read-order-terms'
import { orderedLines } from '#orders/placing/check-order'
import type { InputOfLines } from '#orders/staff/lines/input-of-lines'
import { orderLines, type orders } from '#orders/store/order-tables'
import { refundLines } from '#orders/store/payment-tables'
import type { Shop } from '#shop'

type OrderRow = typeof orders.$inferSelect
export type LineRow = typeof orderLines.$inferSelect

/** Result of an edit; nothing is written yet. */
export interface PlannedEdit extends EditedPrice {
  /** Current lines. */
  before: LineRow[]
  /** New lines in their order, still without new amounts. */
  goods: Goods[]
}

type Goods = Pick<
  LineRow,
  'productId' | 'sizeEntryId' | 'size' | 'colorName' | 'subSku' | 'quantity' | 'product'
>

/** Prices an order with other lines. Refuses lines that changed in the meantime, deleted lines, and too many lines. */
export async function planEdit(
  shop: Shop,
  order: OrderRow,
  { from, remaining, added }: InputOfLines,
): Promise<PlannedEdit | Refusal> {
  if (!mayEditOrder(order.status)) return refuse('order_stays', { status: order.status })
  if ([...remaining, ...added].some(({ quantity }) => quantity < 1)) return refuse('invalid_quantity')
  if (remaining.length + added.length === 0) return refuse('empty_order')
  const before = await loadLines(shop, order.id)
  if (!isAsRead(before, from)) return refuse('field_changed')
  if (await hasRefundedLines(shop, order.id)) return refuse('lines_refunded')
  const staying = findRemainingLines(before, remaining)
  if (!staying) return refuse('malformed')
  const addedLines = orderedLines(added)
  const terms = await readOrderTerms(shop, order.userId, order.discountCode, addedLines)
  const entries = await localizeEntries(shop, terms.entries, order.language)
  const short = stockShortage(addedLines, terms.entries)
  if (short) return short
  const goods = [...staying, ...entries.map(orderedGoods)]
  const tooMany = linesBeyond(terms.limits, goods)
  if (tooMany) return tooMany
  const { discount } = terms
  const priced = goods.map(({ product: stored, quantity }) => {
    const product = toPricing(stored)
    const isExcluded = discount !== null && !isDiscountable(discount, { ...stored, product })
    return { product, quantity, isExcluded }
  })
  const edited = priceEdited(priced, order, terms.fees, toEditedCode(order, discount))
  if (edited.quote.subtotal > LARGEST_ORDER) return refuse('invalid_quantity', { textKey: 'order_too_large' })
  return { ...edited, before, goods }
}

const loadLines = (shop: Shop, orderId: string) =>
  shop.db.select().from(orderLines).where(eq(orderLines.orderId, orderId)).orderBy(asc(orderLines.position))

const isAsRead = (lines: readonly LineRow[], read: InputOfLines['from']): boolean =>
  lines.length === read.length &&
  lines.every(({ position, subSku, quantity }) =>
    read.some((one) => one.position === position && one.sku === subSku && one.quantity === quantity),
  )

async function hasRefundedLines(shop: Shop, orderId: string): Promise<boolean> {
  const { position } = refundLines
  const rows = await shop.db
    .select({ position })
    .from(refundLines)
    .where(eq(refundLines.orderId, orderId))
    .limit(1)
  return rows.length > 0
}

/** Null when a line is named twice, or does not belong to the order. */
function findRemainingLines(lines: readonly LineRow[], remaining: InputOfLines['remaining']): Goods[] | null {
  const quantities = new Map(remaining.map(({ position, quantity }) => [position, quantity]))
  if (quantities.size !== remaining.length) return null
  const rows = lines.filter(({ position }) => quantities.has(position))
  if (rows.length !== remaining.length) return null
  return rows.map(({ productId, sizeEntryId, size, colorName, subSku, product, position, quantity }) => ({
    productId,
    sizeEntryId,
    size,
    colorName,
    subSku,
    product,
    quantity: quantities.get(position) ?? quantity,
  }))
}

/** Discount that the code of an order still gives. A deleted code keeps its previous discount. */
function toEditedCode(order: OrderRow, terms: DiscountTerms | null): EditedCode {
  if (order.discountCode === null) return { minimum: 0, amountOff: 0, freeDelivery: false }
  const minimum = terms?.minimum ?? 0
  if (order.discountRate > 0) return { minimum, amountOff: 0, freeDelivery: false }
  return (
    terms ?? { minimum, amountOff: order.coupon, freeDelivery: order.delivery === 0 && order.coupon === 0 }
  )
}

/** A kept line keeps the price of the ordered product (D-07). */
function toPricing(stored: ProductSnapshot) {
  const { price, discount, flashsale, flashDiscount } = toOrderedProduct(stored)
  return { price: filsFromAed(price), discount, flashsale, flashDiscount }
}
