import { and, inArray, isNotNull, or, type SQL, sql } from 'drizzle-orm'
import type { Shop } from '#shop'
import { staffChanges } from '#staff/audit-log-tables'

/** Changes by one call to things of one kind. */
export interface ChangeGroup {
  size: number
  undone: number
}

/** Selects the newest change of each group. An ungrouped change is its own newest. */
export const isNewestOfGroup = sql`NOT EXISTS (SELECT FROM ${staffChanges} later
  WHERE later.batch = ${staffChanges}.batch AND later.subject = ${staffChanges}.subject
    AND later.id > ${staffChanges}.id)`

/** Selects the changes in the group of a change, or only the change itself. */
export const isOfGroup = (id: number): SQL | undefined =>
  or(
    sql`${staffChanges}.id = ${id}`,
    sql`(${staffChanges}.batch, ${staffChanges}.subject) = (SELECT c.batch, c.subject FROM ${staffChanges} c
      WHERE c.id = ${id})`,
  )

interface Row {
  change: Pick<typeof staffChanges.$inferSelect, 'id' | 'batch' | 'subject'>
}

/** Groups of the newest changes, by the id of the change. Ungrouped changes have none. */
export async function loadGroups({ db }: Shop, rows: readonly Row[]): Promise<Map<number, ChangeGroup>> {
  const batches = rows.flatMap(({ change }) => change.batch ?? [])
  if (batches.length === 0) return new Map()
  const { batch, subject } = staffChanges
  const isUndone = sql`EXISTS (SELECT FROM ${staffChanges} u WHERE u.undoes = ${staffChanges}.id)`
  const counted = await db
    .select({
      batch,
      subject,
      size: sql`count(*)`.mapWith(Number),
      undone: sql`count(*) FILTER (WHERE ${isUndone})`.mapWith(Number),
    })
    .from(staffChanges)
    .where(and(isNotNull(batch), inArray(batch, batches)))
    .groupBy(batch, subject)
  return new Map(
    rows.flatMap(({ change }) => {
      const group = counted.find((one) => one.batch === change.batch && one.subject === change.subject)
      return group && group.size > 1 ? [[change.id, { size: group.size, undone: group.undone }]] : []
    }),
  )
}
