import type { ListedReturn } from '@little-dunes/domain/contract/returns/staff/return-calls'
import type { Language } from '@little-dunes/domain/i18n/languages'
import { and, asc, desc, eq, inArray, max, type SQL, sql } from 'drizzle-orm'
import { sizeEntries } from '#catalogue/catalogue-tables'
import { refundedUnits } from '#orders/refunds/price-units'
import { createLineNames } from '#orders/staff/line-names'
import { getPicture } from '#orders/staff/list-orders'
import { orderLines, orders } from '#orders/store/order-tables'
import { getPickup, getWorth } from '#returns/load-returns'
import { returnEvents, returnLines, returns } from '#returns/return-tables'
import type { Shop } from '#shop'

const MAX_RETURNS = 200

/** Returns for the team, oldest or newest first. */
export async function loadStaffReturns(
  shop: Shop,
  language: Language,
  which: SQL | undefined,
  newestFirst = false,
): Promise<ListedReturn[]> {
  const changedAt = shop.db
    .select({ returnId: returnEvents.returnId, at: max(returnEvents.at).as('changed_at') })
    .from(returnEvents)
    .groupBy(returnEvents.returnId)
    .as('changed')
  const rows = await shop.db
    .select({ row: returns, order: orders, changedAt: changedAt.at })
    .from(returns)
    .innerJoin(orders, eq(orders.id, returns.orderId))
    .leftJoin(changedAt, eq(changedAt.returnId, returns.id))
    .where(which)
    .orderBy(newestFirst ? desc(returns.number) : asc(returns.number))
    .limit(MAX_RETURNS)
  const lines = await loadLines(
    shop,
    language,
    rows.map(({ row }) => row.id),
  )
  return rows.map(({ row, order, changedAt: changed }) => ({
    id: row.id,
    number: row.number,
    orderId: order.id,
    orderNumber: order.number,
    name: order.address.fullname,
    status: row.status,
    resolution: row.resolution,
    requestedAt: row.requestedAt.getTime(),
    changedAt: (changed ?? row.requestedAt).getTime(),
    pickup: getPickup(row),
    lines: lines.get(row.id) ?? [],
  }))
}

async function loadLines(
  shop: Shop,
  language: Language,
  ids: string[],
): Promise<Map<string, ListedReturn['lines']>> {
  // Refund ids are in order of time, so the worth of a refunded return stays at what was refunded.
  const refunded = refundedUnits(sql`(${returns.refundId} IS NULL OR r.refund_id < ${returns.refundId})`)
  const rows = await shop.db
    .select({
      returned: returnLines,
      ordered: orderLines,
      orderedIn: orders.language,
      refunded,
      newSizeLeft: sql<number | null>`CASE WHEN ${sizeEntries.counted} THEN ${sizeEntries.stocks} END`,
    })
    .from(returnLines)
    .innerJoin(
      orderLines,
      and(eq(orderLines.orderId, returnLines.orderId), eq(orderLines.position, returnLines.position)),
    )
    .innerJoin(orders, eq(orders.id, returnLines.orderId))
    .innerJoin(returns, eq(returns.id, returnLines.returnId))
    .leftJoin(sizeEntries, eq(sizeEntries.id, returnLines.newSizeEntryId))
    .where(inArray(returnLines.returnId, ids))
    .orderBy(asc(returnLines.position))
  const getLineNames = await createLineNames(
    shop,
    language,
    rows.map(({ ordered, orderedIn }) => ({ line: ordered, orderedIn })),
  )
  const byReturn = Map.groupBy(rows, ({ returned }) => returned.returnId)
  return new Map(
    [...byReturn].map(([id, ofReturn]) => [
      id,
      ofReturn.map((row) => ({ ...toLine(row), ...getLineNames(row.ordered, row.orderedIn) })),
    ]),
  )
}

interface LineRow {
  returned: typeof returnLines.$inferSelect
  ordered: typeof orderLines.$inferSelect
  refunded: number
  newSizeLeft: number | null
}

function toLine({
  returned,
  ordered,
  refunded,
  newSizeLeft,
}: LineRow): Omit<ListedReturn['lines'][number], 'name' | 'colour'> {
  const { position, quantity, reason, newSize, reserved, restocked, worn, broken } = returned
  const { size, subSku } = ordered
  return {
    ...{ position, quantity, reason, newSize, reserved, newSizeLeft, restocked, worn, broken },
    picture: getPicture(ordered),
    size,
    sku: subSku,
    worth: getWorth(ordered, quantity, refunded),
  }
}
