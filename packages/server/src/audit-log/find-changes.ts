import { isUuid } from '@little-dunes/domain/catalogue/product'
import type { AuditLogEntry } from '@little-dunes/domain/contract/audit-log/audit-log-calls'
import type { ParsedInput } from '@little-dunes/domain/contract/calls'
import { DAY } from '@little-dunes/domain/durations'
import type { Language } from '@little-dunes/domain/i18n/languages'
import { readOrderNumber } from '@little-dunes/domain/orders/order-number'
import { and, eq, gte, inArray, lt, or, type SQL, sql } from 'drizzle-orm'
import { type ChangeGroup, loadGroups } from '#audit-log/change-groups'
import { loadSubjectNames } from '#audit-log/change-names'
import { createNamedValues } from '#audit-log/named-values'
import { getUndoState } from '#audit-log/undo/undo-reasons'
import { undoneFields } from '#audit-log/undo/undone-fields'
import { searchTerms } from '#database/lists/search-terms'
import { holdsWord, SHORTEST_INDEXED } from '#database/lists/search-words'
import type { StaffMember } from '#http/require-caller'
import type { Shop } from '#shop'
import { actorNameSql } from '#staff/actor-name'
import { staffChanges } from '#staff/audit-log-tables'
import { staff } from '#staff/staff-tables'

type Filters = ParsedInput<'GET /api/staff/audit-log/export'>

const midnight = (day: string): number => Date.parse(`${day}T00:00:00+04:00`)

const orderCalled = (word: string): SQL | null => {
  const number = readOrderNumber(word)
  return number === null ? null : sql`SELECT id::text FROM orders WHERE number = ${number}`
}

const calledBy = (word: string): SQL[] => [
  ...[orderCalled(word)].filter((order) => order !== null),
  sql`SELECT id::text FROM products WHERE ${holdsWord(sql`fold_search(name || ' ' || sku)`, word)}`,
]

const holdsText = (word: string): SQL => holdsWord(sql`fold_search(${staffChanges.changes}::text)`, word)

/** Checks each change in the order of the list. Fast for frequent words. */
const onTheWay = (word: string): SQL | undefined =>
  or(holdsText(word), ...calledBy(word).map((ids) => sql`${staffChanges.subjectId} IN (${ids})`))

/** Collects matches from the indexes. Fast for rare words. */
function byIndexes(word: string): SQL {
  const matches = [
    holdsText(word),
    ...calledBy(word).map((ids) => sql`${staffChanges.subjectId} IN (${ids})`),
  ]
  const selected = matches.map((match) => sql`SELECT ${staffChanges.id} FROM ${staffChanges} WHERE ${match}`)
  return sql`${staffChanges.id} IN (${sql.join(selected, sql` UNION ALL `)})`
}

/** Two strategies with the same result. */
export const SEARCHES = { onTheWay, byIndexes }

/** A word with `FREQUENT` matches in the newest `PROBED` changes is frequent: a scan finds the next rows soon. */
const PROBED = 500
const FREQUENT = 16

/** Each word must occur in the changed values or in the name of the thing. */
async function searchCondition(shop: Shop, words: readonly string[]): Promise<SQL | undefined> {
  if (words.length === 0) return undefined
  const each = and(...words.map(onTheWay))
  if (words.every((word) => word.length < SHORTEST_INDEXED)) return each
  const { rows } = await shop.db.execute(sql`
    SELECT FROM (SELECT * FROM ${staffChanges} ORDER BY id DESC LIMIT ${PROBED}) staff_changes
    WHERE ${each} LIMIT ${FREQUENT}`)
  return rows.length === FREQUENT ? each : and(...words.map(byIndexes))
}

/** Days are in Dubai time. */
export async function buildCondition(
  shop: Shop,
  { q, member, subject, from, until }: Filters,
): Promise<SQL | undefined> {
  if (member !== undefined && !isUuid(member)) return sql`false`
  return and(
    await searchCondition(shop, searchTerms(q ?? '')),
    member === undefined ? undefined : eq(staffChanges.staffId, member),
    subject === undefined ? undefined : eq(staffChanges.subject, subject),
    from === undefined ? undefined : gte(staffChanges.at, new Date(midnight(from))),
    until === undefined ? undefined : lt(staffChanges.at, new Date(midnight(until) + DAY)),
  )
}

/** Name of the current or former team member, else the email address. */
export const actorName = sql<string>`coalesce(nullif(${staff.name}, ''), ${actorNameSql(staffChanges.actor)})`

export const selectChanges = (shop: Shop) =>
  shop.db
    .select({ change: staffChanges, who: actorName })
    .from(staffChanges)
    .leftJoin(staff, eq(staff.id, staffChanges.staffId))
    .$dynamic()

const NO_GROUPS: ReadonlyMap<number, ChangeGroup> = new Map()

type Row = Awaited<ReturnType<typeof selectChanges>>[number]

export async function toAuditLogEntries(
  shop: Shop,
  member: Pick<StaffMember, 'id' | 'permissions'>,
  rows: Row[],
  language: Language,
  isGrouped = false,
): Promise<AuditLogEntry[]> {
  const names = await loadSubjectNames(shop, rows, language)
  const undone = await undoneFields(
    shop,
    rows.map(({ change }) => change.id),
  )
  const originals = await loadOriginals(shop, rows)
  const getNamedChanges = await createNamedValues(
    shop,
    rows.map(({ change }) => change),
    language,
  )
  const groups = isGrouped ? await loadGroups(shop, rows) : NO_GROUPS
  return rows.map(({ change: { staffId, at, undoes, batch: _, ...change }, who: name }) => ({
    ...change,
    changes: getNamedChanges(change),
    undo: getUndoState({ ...change, staffId }, member),
    undone: undone.get(change.id) ?? [],
    undoes: originals.get(undoes ?? 0) ?? null,
    group: groups.get(change.id) ?? null,
    at: at.getTime(),
    memberId: staffId,
    who: name,
    name: names.get(change.subjectId) ?? null,
  }))
}

async function loadOriginals(shop: Shop, rows: Row[]) {
  const ids = rows.flatMap(({ change }) => change.undoes ?? [])
  if (ids.length === 0) return new Map<number, { id: number; at: number; who: string }>()
  const selected = await selectChanges(shop).where(inArray(staffChanges.id, ids))
  return new Map(
    selected.map(({ change, who }) => [change.id, { id: change.id, at: change.at.getTime(), who }]),
  )
}
