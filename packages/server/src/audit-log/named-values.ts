import { isUuid } from '@little-dunes/domain/catalogue/product'
import type { Language } from '@little-dunes/domain/i18n/languages'
import { eq, inArray } from 'drizzle-orm'
import { byColumn, customersByName, type Named, type Names, productsByName } from '#audit-log/change-names'
import { createLineNames } from '#orders/staff/line-names'
import { orderLines, orders } from '#orders/store/order-tables'
import type { Shop } from '#shop'
import type { staffChanges } from '#staff/audit-log-tables'
import { staffRoles } from '#staff/staff-tables'

type Change = Pick<typeof staffChanges.$inferSelect, 'subject' | 'subjectId' | 'changes'>

/** Order lines that a change, such as a refund, names by position. */
interface PlacedLine {
  position: number
}

const isPlaced = (line: unknown): line is PlacedLine => typeof Object(line).position === 'number'

const placedLines = ({ subject, subjectId, changes }: Change): PlacedLine[] => {
  const lines = subject === 'order' && isUuid(subjectId) ? changes.lines?.[1] : null
  return Array.isArray(lines) && lines.every(isPlaced) ? lines : []
}

async function lineNames(shop: Shop, changes: readonly Change[], language: Language) {
  const ids = [...new Set(changes.flatMap((one) => (placedLines(one).length > 0 ? one.subjectId : [])))]
  if (ids.length === 0) return new Map<string, string>()
  const rows = await shop.db
    .select({ line: orderLines, orderedIn: orders.language })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .where(inArray(orderLines.orderId, ids))
  const getNames = await createLineNames(shop, language, rows)
  return new Map(
    rows.map(({ line, orderedIn }) => [`${line.orderId} ${line.position}`, getNames(line, orderedIn).name]),
  )
}

const NAMES_OF_FIELDS: Record<string, Names> = {
  copyOf: productsByName,
  productIds: productsByName,
  related: productsByName,
  role: byColumn(staffRoles, staffRoles.name),
  customerId: customersByName,
}

const idsIn = (values: readonly unknown[] = []): string[] =>
  values.flat().filter((id) => typeof id === 'string' && isUuid(id)) as string[]

async function namesOfFields(shop: Shop, changes: readonly Change[], language: Language) {
  const named: Named[] = []
  for (const [field, getNames] of Object.entries(NAMES_OF_FIELDS)) {
    const ids = [...new Set(changes.flatMap((change) => idsIn(change.changes[field])))]
    if (ids.length > 0) named.push(...(await getNames(shop, ids, language)))
  }
  return new Map<unknown, string>(named)
}

export async function createNamedValues(shop: Shop, changes: readonly Change[], language: Language) {
  const inLines = await lineNames(shop, changes, language)
  const byId = await namesOfFields(shop, changes, language)
  const withNames = (value: unknown): unknown =>
    Array.isArray(value) ? value.map(withNames) : (byId.get(value) ?? value)
  return (change: Change): Change['changes'] => {
    const named = { ...change.changes }
    for (const field of Object.keys(NAMES_OF_FIELDS)) {
      const [before, after] = named[field] ?? []
      if (named[field]) named[field] = [withNames(before), withNames(after)]
    }
    const lines = placedLines(change)
    const getLineName = ({ position }: PlacedLine) => inLines.get(`${change.subjectId} ${position}`) ?? null
    if (lines.length > 0)
      named.lines = [named.lines?.[0] ?? null, lines.map((line) => ({ ...line, name: getLineName(line) }))]
    return named
  }
}
