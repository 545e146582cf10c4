import type { ContentFields } from '@little-dunes/domain/content/content-fields'
import type { ContentKey } from '@little-dunes/domain/content/content-items'
import { liveVersion } from '@little-dunes/domain/content/content-versions'
import type { StaffContent } from '@little-dunes/domain/contract/content/staff/content-calls'
import { and, desc, eq, getTableColumns, gt, isNull, or, sql } from 'drizzle-orm'
import { contentVersions } from '#content/content-tables'
import { wholeFields } from '#content/read-content'
import { ADVISORY_LOCKS } from '#database/advisory-locks'
import type { Shop } from '#shop'
import { actorNameSql } from '#staff/actor-name'

type VersionRow = typeof contentVersions.$inferSelect & { authorName: string }

const COLUMNS = { ...getTableColumns(contentVersions), authorName: actorNameSql(contentVersions.author) }

const MAX_VERSIONS = 100

/** Characters shown of a changed field. */
const BEGINNING = 80

/** Fields that differ from the previous version, shortened to their beginning. */
function changedFields({ item, fields }: VersionRow, before: VersionRow | undefined): ContentFields {
  const earlier = wholeFields(item, before?.fields)
  return Object.fromEntries(
    Object.entries(wholeFields(item, fields))
      .filter(([key, value]) => value !== earlier[key])
      .map(([key, value]) => [key, value.slice(0, BEGINNING)]),
  )
}

const inMilliseconds = ({ id, startsAt, endsAt, withdrawn, createdAt, author, authorName }: VersionRow) => ({
  id,
  startsAt: startsAt.getTime(),
  endsAt: endsAt?.getTime() ?? null,
  withdrawn,
  createdAt: createdAt.getTime(),
  author,
  authorName,
})

/** Blocks other publications until the end of the transaction. */
export const lockContent = (tx: Shop) =>
  tx.db.execute(sql`SELECT pg_advisory_xact_lock(${ADVISORY_LOCKS.content})`)

/** The current state of an item with its newest versions. */
export async function readItem(shop: Shop, name: ContentKey): Promise<StaffContent> {
  const now = shop.now()
  const { item, endsAt, id, startsAt, withdrawn } = contentVersions
  const newest = await shop.db
    .select(COLUMNS)
    .from(contentVersions)
    .where(eq(item, name))
    .orderBy(desc(id))
    .limit(MAX_VERSIONS)
  // The current version may be older than those.
  const shown = await shop.db
    .select(COLUMNS)
    .from(contentVersions)
    .where(and(eq(item, name), eq(withdrawn, false), or(isNull(endsAt), gt(endsAt, now))))
    .orderBy(desc(startsAt), desc(id))
    .limit(MAX_VERSIONS)
  const rows = new Map([...newest, ...shown].map((row) => [row.id, row]))
  const newestFirst = [...rows.values()].toSorted((a, b) => b.id - a.id)
  const versions = newestFirst.map((row, at) => ({
    ...inMilliseconds(row),
    changed: changedFields(row, newestFirst[at + 1]),
  }))
  const live = liveVersion(versions, now.getTime())
  const fields = wholeFields(name, live ? rows.get(live.id)?.fields : undefined)
  return { name, fields, versions, now: now.getTime() }
}

export async function insertVersion(
  tx: Shop,
  version: { item: ContentKey; fields: ContentFields; startsAt: Date; endsAt: Date | null; author: string },
): Promise<void> {
  await tx.db.insert(contentVersions).values({ ...version, createdAt: tx.now() })
}
