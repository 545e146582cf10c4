import { getDefaultFields } from '@little-dunes/domain/content/content-fields'
import type { ContentKey } from '@little-dunes/domain/content/content-items'
import { contentState } from '@little-dunes/domain/content/content-versions'
import { isRefusal, refuse } from '@little-dunes/domain/messages/failures'
import { and, eq } from 'drizzle-orm'
import { contentVersions } from '#content/content-tables'
import { wholeFields } from '#content/read-content'
import { insertVersion, lockContent, readItem } from '#content/staff/content-versions'
import { inTransaction } from '#database/in-transaction'
import type { Operation } from '#http/perform-call'
import type { Shop } from '#shop'
import { recordAuditEntry } from '#staff/record-audit-entry'

async function fieldsOfVersion(tx: Shop, item: ContentKey, version: number | null) {
  if (version === null) return getDefaultFields(item)
  const [row] = await tx.db
    .select()
    .from(contentVersions)
    .where(and(eq(contentVersions.item, item), eq(contentVersions.id, version)))
  return row ? wholeFields(item, row.fields) : null
}

/** Publishes an earlier version as the newest one. The versions in between stay in the list. */
export const restoreContent: Operation<'POST /api/staff/content/restore'> = async (
  shop,
  member,
  { name, version },
  context,
) => {
  const outcome = await inTransaction(shop, async (tx) => {
    await lockContent(tx)
    const fields = await fieldsOfVersion(tx, name, version)
    if (!fields) return refuse('version_not_found')
    const { fields: before } = await readItem(tx, name)
    await insertVersion(tx, { item: name, fields, startsAt: tx.now(), endsAt: null, author: member.email })
    const change = { id: name, before, after: fields }
    await recordAuditEntry(tx, { member, context }, change)
    return { item: await readItem(tx, name) }
  })
  if (!isRefusal(outcome)) shop.catalogue.pagesChanged()
  return outcome
}

/** Cancels a planned version, or ends a version with an end time now. */
export const withdrawContent: Operation<'POST /api/staff/content/withdraw'> = async (
  shop,
  member,
  { name, version },
  context,
) => {
  const outcome = await inTransaction(shop, async (tx) => {
    await lockContent(tx)
    const { versions, now } = await readItem(tx, name)
    const target = versions.find(({ id }) => id === version)
    const state = target && contentState(target, versions, now)
    const mayEnd =
      state === 'planned' || (target?.endsAt !== null && (state === 'live' || state === 'replaced'))
    if (!target || !mayEnd) return refuse('version_not_found')
    await tx.db.update(contentVersions).set({ withdrawn: true }).where(eq(contentVersions.id, version))
    const span = { startsAt: new Date(target.startsAt), endsAt: target.endsAt && new Date(target.endsAt) }
    const change = { id: name, before: span, after: {} }
    await recordAuditEntry(tx, { member, context }, change)
    return { item: await readItem(tx, name) }
  })
  if (!isRefusal(outcome)) shop.catalogue.pagesChanged()
  return outcome
}
