import { CONTENT_NAMES, type ContentKey, isStoryKey } from '@little-dunes/domain/content/content-items'
import { type Refusal, refuse } from '@little-dunes/domain/messages/failures'
import { and, desc, eq, gt } from 'drizzle-orm'
import { byCall, type ReversedChange, type Undo } from '#audit-log/undo/undo-call'
import { contentVersions } from '#content/content-tables'
import { wholeFields } from '#content/read-content'
import { readItem } from '#content/staff/content-versions'
import { publishContent } from '#content/staff/publish-content'
import { withdrawContent } from '#content/staff/restore-content'
import type { Shop } from '#shop'

const isContentKey = (name: string): name is ContentKey =>
  isStoryKey(name) || CONTENT_NAMES.some((one) => one === name)

async function findVersion(shop: Shop, name: string, startsAt: unknown, withdrawn: boolean) {
  if (!isContentKey(name)) return undefined
  const [row] = await shop.db
    .select()
    .from(contentVersions)
    .where(
      and(
        eq(contentVersions.item, name),
        eq(contentVersions.startsAt, new Date(String(startsAt))),
        eq(contentVersions.withdrawn, withdrawn),
      ),
    )
    .orderBy(desc(contentVersions.id))
    .limit(1)
  return row
}

const byFields = byCall('POST /api/staff/content/publish', publishContent, ({ subjectId, fields }) => ({
  name: subjectId,
  changes: fields,
}))

const bySpan = byCall(
  'POST /api/staff/content/withdraw',
  withdrawContent,
  async ({ subjectId, fields }, shop) => {
    const version = await findVersion(shop, subjectId, fields.startsAt?.from, false)
    return version ? { name: subjectId, version: version.id } : refuse('version_not_found')
  },
)

/** Restores the former texts of an immediate publication, and withdraws a planned one. */
export const undoPublication: Undo = (shop, member, change, context) =>
  (change.fields.startsAt ? bySpan : byFields)(shop, member, change, context)

/** Plans the version again, unless the item was published since: that text would be hidden. */
export const undoWithdrawal = byCall('POST /api/staff/content/publish', publishContent, (change, shop) =>
  planAnew(shop, change),
)

async function planAnew(shop: Shop, { subjectId, at, fields }: ReversedChange) {
  const version = await findVersion(shop, subjectId, fields.startsAt?.to, true)
  if (!version || !isContentKey(subjectId)) return refuse('version_not_found')
  if (await wasPublishedSince(shop, subjectId, at)) return laterPublication()
  const now = (await readItem(shop, subjectId)).fields
  const reverted = wholeFields(subjectId, version.fields)
  const changed = Object.keys(reverted).filter((field) => now[field] !== reverted[field])
  return {
    name: subjectId,
    changes: Object.fromEntries(changed.map((field) => [field, { from: now[field], to: reverted[field] }])),
    startsAt: version.startsAt.getTime(),
    endsAt: version.endsAt?.getTime() ?? null,
  }
}

const laterPublication = (): Refusal => refuse('field_changed', { conflicts: {} })

async function wasPublishedSince(shop: Shop, name: ContentKey, since: Date): Promise<boolean> {
  const { item, createdAt, withdrawn, id } = contentVersions
  const rows = await shop.db
    .select({ id })
    .from(contentVersions)
    .where(and(eq(item, name), eq(withdrawn, false), gt(createdAt, since)))
    .limit(1)
  return rows.length > 0
}
