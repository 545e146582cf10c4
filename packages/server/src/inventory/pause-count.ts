import { isUuid } from '@little-dunes/domain/catalogue/product'
import { refuse } from '@little-dunes/domain/messages/failures'
import { and, eq, inArray, sql } from 'drizzle-orm'
import { sizeEntries } from '#catalogue/catalogue-tables'
import type { Operation } from '#http/perform-call'
import { selectSizes, toShelvedSizes } from '#inventory/shelved-sizes'
import type { Shop } from '#shop'
import { actorNameSql } from '#staff/actor-name'
import { pausedCounts } from '#stock/stock-tables'

interface Paused {
  shelf: string
  version: number
}

const isIt = ({ shelf, version }: Paused) =>
  and(eq(pausedCounts.shelf, shelf), eq(pausedCounts.version, version))

/** Call this when the count is booked or dropped. A count that was paused again since then stays. */
export async function endPausedCount({ db }: Pick<Shop, 'db'>, paused: Paused): Promise<boolean> {
  const { rowCount } = await db.delete(pausedCounts).where(isIt(paused))
  return rowCount === 1
}

/** One statement: when two people pause the same count at once, the later one is refused. */
export const pauseCount: Operation<'POST /api/staff/stock/count/pause'> = async (
  { db, now },
  member,
  { version, startedAt, ...count },
) => {
  if (!count.lines.every(({ sizeEntryId }) => isUuid(sizeEntryId))) return refuse('size_not_found')
  const paused = { ...count, version: version + 1, pausedAt: now(), pausedBy: member.email }
  if (version === 0) {
    const started = { startedAt: new Date(startedAt), startedBy: member.email }
    const { rowCount } = await db
      .insert(pausedCounts)
      .values({ ...paused, ...started })
      .onConflictDoNothing()
    return rowCount === 1 ? { version: 1 } : refuse('count_changed')
  }
  const { rowCount } = await db
    .update(pausedCounts)
    .set(paused)
    .where(isIt({ shelf: count.shelf, version }))
  return rowCount === 1 ? { version: paused.version } : refuse('count_changed')
}

export const discardCount: Operation<'POST /api/staff/stock/count/discard'> = async (
  shop,
  _member,
  paused,
) => ((await endPausedCount(shop, paused)) ? null : refuse('count_changed'))

export const seePausedCount: Operation<'GET /api/staff/stock/count/paused'> = async (
  shop,
  _member,
  { shelf = '' },
  { language },
) => {
  const { startedBy, pausedBy, startedAt, pausedAt, version, note, lines } = pausedCounts
  const [stored] = await shop.db
    .select({
      ...{ startedAt, pausedAt, version, note, lines },
      startedBy: actorNameSql(startedBy),
      pausedBy: actorNameSql(pausedBy),
    })
    .from(pausedCounts)
    .where(eq(pausedCounts.shelf, shelf))
  if (!stored) return { paused: null }
  const ids = stored.lines.map(({ sizeEntryId }) => sizeEntryId)
  const sizes = await toShelvedSizes(
    shop,
    language,
    await selectSizes(shop).where(inArray(sizeEntries.id, ids)),
  )
  const [started, paused] = [stored.startedAt.getTime(), stored.pausedAt.getTime()]
  return { paused: { ...stored, startedAt: started, pausedAt: paused, sizes } }
}

export async function loadPausedCounts({ db }: Pick<Shop, 'db'>) {
  const { shelf, pausedBy, pausedAt, lines } = pausedCounts
  const rows = await db
    .select({
      shelf,
      by: actorNameSql(pausedBy),
      at: pausedAt,
      counted: sql`jsonb_array_length(${lines})`.mapWith(Number),
    })
    .from(pausedCounts)
  return new Map(rows.map(({ shelf: name, at, ...row }) => [name, { ...row, at: at.getTime() }]))
}
