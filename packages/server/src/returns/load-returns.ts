import { toOrderedProduct } from '@little-dunes/domain/contract/orders/ordered-product'
import type { WireReturn } from '@little-dunes/domain/contract/returns/return-calls'
import { aedFromFils, type Fils } from '@little-dunes/domain/money'
import { lineRefund } from '@little-dunes/domain/orders/refunds/line-refund'
import type { Pickup } from '@little-dunes/domain/orders/returns/pickup'
import { isFinishedReturn } from '@little-dunes/domain/orders/returns/return-lifecycle'
import { returnNumberText } from '@little-dunes/domain/orders/returns/return-number'
import { and, asc, count, desc, eq, inArray, type SQL } from 'drizzle-orm'
import { refundedUnits } from '#orders/refunds/price-units'
import { orderLines } from '#orders/store/order-tables'
import { refunds } from '#orders/store/payment-tables'
import { refundByRules } from '#returns/refund-by-rules'
import { returnEvents, returnLines, returnPhotos, returns } from '#returns/return-tables'
import type { Shop } from '#shop'

/** Pickup time that the customer chose. */
export const getPickup = ({
  pickupDay: day,
  pickupWindow: window,
}: Pick<typeof returns.$inferSelect, 'pickupDay' | 'pickupWindow'>): Pickup | null =>
  day && window ? { day, window } : null

/** Refund in fils for `quantity` units of a line after `refunded` ones. */
export const getWorth = (line: typeof orderLines.$inferSelect, quantity: number, refunded: number): Fils =>
  lineRefund({ ...line, paid: line.linePaid }, Math.min(refunded, line.quantity - quantity), quantity)

/** Uses the language of the order. */
function describeItem({ product, colorName, size }: typeof orderLines.$inferSelect) {
  const { name, variants } = toOrderedProduct(product)
  const label = variants.find((variant) => variant.colorName === colorName)?.colorLabel
  return { name, colour: label ?? colorName, size }
}

/** Returns for the customer's pages, newest first. */
export async function loadReturns(shop: Shop, which: SQL | undefined): Promise<WireReturn[]> {
  const rows = await shop.db
    .select({ row: returns, refunded: refunds.amount })
    .from(returns)
    .leftJoin(refunds, eq(refunds.id, returns.refundId))
    .where(which)
    .orderBy(desc(returns.number))
  const ids = rows.map(({ row }) => row.id)
  const lines = await shop.db
    .select({ returned: returnLines, ordered: orderLines, refunded: refundedUnits() })
    .from(returnLines)
    .innerJoin(
      orderLines,
      and(eq(orderLines.orderId, returnLines.orderId), eq(orderLines.position, returnLines.position)),
    )
    .where(inArray(returnLines.returnId, ids))
    .orderBy(asc(returnLines.position))
  const events = await shop.db
    .select()
    .from(returnEvents)
    .where(inArray(returnEvents.returnId, ids))
    .orderBy(asc(returnEvents.id))
  const photos = await shop.db
    .select({ returnId: returnPhotos.returnId, photos: count() })
    .from(returnPhotos)
    .where(inArray(returnPhotos.returnId, ids))
    .groupBy(returnPhotos.returnId)
  const shown: WireReturn[] = []
  for (const { row, refunded } of rows) {
    const { id, orderId, number, status, resolution, refundTo, requestedAt } = row
    const ofReturn = lines.filter(({ returned }) => returned.returnId === id)
    const priced = ofReturn.map(({ returned, ordered, refunded: before }) => ({
      ...returned,
      worth: getWorth(ordered, returned.quantity, before),
    }))
    const steps = events.filter(({ returnId }) => returnId === id)
    shown.push({
      number: returnNumberText(number),
      status,
      resolution,
      refundTo,
      requestedAt: requestedAt.getTime(),
      lines: ofReturn.map(({ returned: { position, quantity, reason, newSize }, ordered }) => ({
        ...{ position, quantity, reason, newSize },
        ...describeItem(ordered),
      })),
      steps: steps.map(({ toStatus, at }) => ({ status: toStatus, at: at.getTime() })),
      pickup: getPickup(row),
      photos: photos.find(({ returnId }) => returnId === id)?.photos ?? 0,
      expectedRefund:
        resolution === 'exchange' || isFinishedReturn(status)
          ? null
          : aedFromFils((await refundByRules(shop, { id: orderId }, { resolution, lines: priced })).amount),
      refunded: refunded === null ? null : aedFromFils(refunded),
      answer: status === 'declined' ? (steps.at(-1)?.reason ?? null) : null,
    })
  }
  return shown
}
