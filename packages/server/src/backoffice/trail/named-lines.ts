import { isProductId } from '@little-dunes/domain/catalogue/product'
import type { Language } from '@little-dunes/domain/messages/languages'
import { eq, inArray } from 'drizzle-orm'
import { createLineNames } from '#backoffice/orders/line-names'
import { orderLines, orders } from '#orders/store/order-tables'
import type { Shop } from '#shop'
import type { staffChanges } from '#staff/trail-tables'

type Change = Pick<typeof staffChanges.$inferSelect, 'subject' | 'subjectId' | 'changes'>

/** Lines of an order that a change, such as a refund, names by their places in it. */
interface PlacedLine {
  position: number
}

const isPlaced = (line: unknown): line is PlacedLine => typeof Object(line).position === 'number'

const placedLines = ({ subject, subjectId, changes }: Change): PlacedLine[] => {
  const lines = subject === 'order' && isProductId(subjectId) ? changes.lines?.[1] : null
  return Array.isArray(lines) && lines.every(isPlaced) ? lines : []
}

/** What changes have changed, with the names of the products in lines that are known by their place. */
export async function createNamedLines(shop: Shop, changes: readonly Change[], language: Language) {
  const ids = [...new Set(changes.flatMap((one) => (placedLines(one).length > 0 ? one.subjectId : [])))]
  const rows =
    ids.length === 0
      ? []
      : await shop.db
          .select({ line: orderLines, orderedIn: orders.language })
          .from(orderLines)
          .innerJoin(orders, eq(orders.id, orderLines.orderId))
          .where(inArray(orderLines.orderId, ids))
  const namesOf = await createLineNames(shop, language, rows)
  const names = new Map(
    rows.map(({ line, orderedIn }) => [`${line.orderId} ${line.position}`, namesOf(line, orderedIn).name]),
  )
  return (change: Change): Change['changes'] => {
    const lines = placedLines(change)
    if (lines.length === 0) return change.changes
    const named = lines.map((line) => ({
      ...line,
      name: names.get(`${change.subjectId} ${line.position}`) ?? null,
    }))
    return { ...change.changes, lines: [change.changes.lines?.[0] ?? null, named] }
  }
}
