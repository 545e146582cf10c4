import { orderedPicture, toOrderedProduct } from '@little-dunes/domain/contract/orders/ordered-product'
import { unitRefunds } from '@little-dunes/domain/orders/refunds/line-refund'
import {
  isNonReturnable,
  type ReturnTerms,
  returnableUnits,
} from '@little-dunes/domain/orders/returns/return-terms'
import { asc, eq, type SQL, sql } from 'drizzle-orm'
import { sizeEntries } from '#catalogue/catalogue-tables'
import { refundedUnits } from '#orders/refunds/price-units'
import { orderLines } from '#orders/store/order-tables'
import type { Shop } from '#shop'

/** Excludes refunded returns: their refunds already count the units. */
const unitsInReturns = (which: SQL) =>
  sql`(SELECT coalesce(sum(l.quantity), 0) FROM return_lines l
  JOIN returns r ON r.id = l.return_id AND r.status NOT IN ('declined', 'cancelled', 'refunded') AND ${which}
  WHERE l.order_id = order_lines.order_id AND l.position = order_lines.position)`.mapWith(Number)

/**
 * Lines of an order with the units that may be returned and the worth of each in fils: its refund amount once earlier
 * returns are refunded. Units of an exchange are never refunded.
 */
export async function readReturnableLines(shop: Shop, orderId: string, terms: ReturnTerms) {
  const rows = await shop.db
    .select({
      line: orderLines,
      refunded: refundedUnits(),
      inReturns: unitsInReturns(sql`true`),
      awaitingRefund: unitsInReturns(sql`r.resolution <> 'exchange'`),
    })
    .from(orderLines)
    .where(eq(orderLines.orderId, orderId))
    .orderBy(asc(orderLines.position))
  return rows.map(({ line, refunded, inReturns, awaitingRefund }) => {
    const { quantity, linePaid: paid, couponShare } = line
    const units = returnableUnits({ quantity, refunded, inReturns })
    const product = toOrderedProduct(line.product)
    const variant = product.variants.find(({ colorName }) => colorName === line.colorName)
    const isExcluded = [product.subCategory, product.subCategoryLabel ?? ''].some((type) =>
      isNonReturnable(type, terms),
    )
    return {
      ...line,
      ordered: line,
      product,
      colour: (variant && 'colorLabel' in variant && variant.colorLabel) || line.colorName,
      picture: orderedPicture(product, line.colorName),
      units,
      worth: unitRefunds({ quantity, paid, couponShare }, refunded + awaitingRefund, units),
      isExcluded,
    }
  })
}
export type ReturnableLine = Awaited<ReturnType<typeof readReturnableLines>>[number]

/** Other sizes of the same colour, in the shop's order. */
export async function otherSizes(shop: Shop, { sizeEntryId, size }: ReturnableLine) {
  if (sizeEntryId === null) return []
  const bought = shop.db
    .select({ variantId: sizeEntries.variantId })
    .from(sizeEntries)
    .where(eq(sizeEntries.id, sizeEntryId))
  const { id, size: name, available, position } = sizeEntries
  const sizes = await shop.db
    .select({ id, size: name, available })
    .from(sizeEntries)
    .where(eq(sizeEntries.variantId, sql`(${bought})`))
    .orderBy(asc(position), asc(id))
  return sizes.filter((other) => other.id !== sizeEntryId && other.size !== size)
}
