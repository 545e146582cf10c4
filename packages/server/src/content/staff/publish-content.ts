import {
  type ContentFields,
  type ContentProblem,
  contentProblems,
  getStoredFields,
} from '@little-dunes/domain/content/content-fields'
import type { ContentKey } from '@little-dunes/domain/content/content-items'
import { type FieldChange, findConflicts } from '@little-dunes/domain/field-changes'
import { isRefusal, refuse } from '@little-dunes/domain/messages/failures'
import { insertVersion, lockContent, readItem } from '#content/staff/content-versions'
import { inTransaction } from '#database/in-transaction'
import type { Operation } from '#http/perform-call'
import type { Shop } from '#shop'
import { recordAuditEntry } from '#staff/record-audit-entry'

type Changes = Record<string, FieldChange<string>>

export const knownChanges = (item: ContentKey, changes: Changes): Changes =>
  Object.fromEntries(
    getStoredFields(item).flatMap(({ key }) => {
      const change = Object.hasOwn(changes, key) ? changes[key] : undefined
      return change ? [[key, change]] : []
    }),
  )

export const withChanges = (fields: ContentFields, changes: Changes): ContentFields => ({
  ...fields,
  ...Object.fromEntries(Object.entries(changes).map(([key, { to }]) => [key, to])),
})

/** Fields whose new pictures or videos are gone, because they were not saved within a day. Holds the others. */
async function missingPictures(
  tx: Shop,
  item: ContentKey,
  changes: Changes,
): Promise<Record<string, ContentProblem>> {
  const missing: Record<string, ContentProblem> = {}
  for (const { key, kind } of getStoredFields(item)) {
    const address = changes[key]?.to ?? ''
    if ((kind === 'picture' || kind === 'film') && address !== '' && !(await tx.pictures.hold(address)))
      missing[key] = kind
  }
  return missing
}

/** Readers see the change immediately, or at its start time: the database announces it to every process. */
export const publishContent: Operation<'POST /api/staff/content/publish'> = async (
  shop,
  member,
  { name, changes: sentChanges, startsAt, endsAt },
  context,
) => {
  const changes = knownChanges(name, sentChanges)
  const outcome = await inTransaction(shop, async (tx) => {
    await lockContent(tx)
    const now = tx.now().getTime()
    const begins = Math.max(startsAt ?? now, now)
    if (endsAt !== null && endsAt <= begins)
      return refuse('invalid_form', { fields: { endsAt: 'before_start' } })
    const { fields: before } = await readItem(tx, name)
    const fields = withChanges(before, changes)
    const problems = { ...contentProblems(name, fields), ...(await missingPictures(tx, name, changes)) }
    if (Object.keys(problems).length > 0) return refuse('invalid_form', { fields: problems })
    const conflicts = findConflicts<ContentFields>(before, changes)
    if (Object.keys(conflicts).length > 0) return refuse('field_changed', { conflicts })
    const isPlanned = begins > now || endsAt !== null
    if (Object.keys(changes).length === 0 && !isPlanned) return { item: await readItem(tx, name) }
    const span = { startsAt: new Date(begins), endsAt: endsAt === null ? null : new Date(endsAt) }
    await insertVersion(tx, { item: name, fields, author: member.email, ...span })
    const plan = isPlanned ? { startsAt: span.startsAt, endsAt: span.endsAt } : {}
    const change = { id: name, before, after: { ...fields, ...plan } }
    await recordAuditEntry(tx, { member, context }, change)
    return { item: await readItem(tx, name) }
  })
  if (!isRefusal(outcome)) shop.catalogue.pagesChanged()
  return outcome
}
