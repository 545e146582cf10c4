import { isRefusal, type Refusal, refuse } from '@little-dunes/domain/messages/failures'
import { desc, eq } from 'drizzle-orm'
import { isOfGroup } from '#audit-log/change-groups'
import { loadSubjectNames } from '#audit-log/change-names'
import type { Undo } from '#audit-log/undo/undo-call'
import { UNDO_CALLS } from '#audit-log/undo/undo-calls'
import { getUndoState } from '#audit-log/undo/undo-reasons'
import { undoneFields } from '#audit-log/undo/undone-fields'
import { localize } from '#http/localize'
import type { Operation, RequestContext } from '#http/perform-call'
import type { StaffMember } from '#http/require-caller'
import type { Shop } from '#shop'
import { type FieldChange, staffChanges } from '#staff/audit-log-tables'

type ChangeRow = typeof staffChanges.$inferSelect

const findUndo = (call: string): Undo | undefined =>
  new Map<string, Undo>(Object.entries(UNDO_CALLS)).get(call)

const reversed = (changes: Record<string, FieldChange>, fields: readonly string[] | undefined) =>
  Object.fromEntries(
    Object.entries(changes)
      .filter(([field]) => fields === undefined || fields.includes(field))
      .map(([field, [before, after]]) => [field, { from: after, to: before }]),
  )

/** Restores nothing if one of the fields was changed again later. */
export const undoChange: Operation<'POST /api/staff/audit-log/undo'> = async (
  shop,
  member,
  input,
  context,
) => {
  const { id, fields, group } = input
  const [row] = await shop.db.select().from(staffChanges).where(eq(staffChanges.id, id))
  if (!row) return refuse('change_not_found')
  if (group) return undoGroup(shop, member, row, context)
  const answer = await undoOne(shop, member, row, context, fields)
  return isRefusal(answer) ? withConflictsByField(answer) : { undone: 1, skipped: [] }
}

/** Undoes each change separately, newest first. A change that cannot be undone does not stop the others. */
async function undoGroup(shop: Shop, member: StaffMember, row: ChangeRow, context: RequestContext) {
  const rows = await shop.db
    .select()
    .from(staffChanges)
    .where(isOfGroup(row.id))
    .orderBy(desc(staffChanges.id))
  const undone = await undoneFields(
    shop,
    rows.map(({ id }) => id),
  )
  const skipped: { change: ChangeRow; code: string; message: string }[] = []
  const waiting = rows.filter(({ id }) => !undone.has(id))
  for (const change of waiting) {
    const answer = await undoOne(shop, member, change, context)
    if (!isRefusal(answer)) continue
    // These refusals apply to every change of the group.
    if (answer.code === 'forbidden' || answer.code === 'cannot_undo') return answer
    skipped.push({ change, code: answer.code, message: localize(answer, context.language).message })
  }
  const names = await loadSubjectNames(shop, skipped, context.language)
  return {
    undone: waiting.length - skipped.length,
    skipped: skipped.map(({ change: { subjectId }, ...why }) => ({
      name: names.get(subjectId) ?? subjectId,
      ...why,
    })),
  }
}

async function undoOne(
  shop: Shop,
  member: StaffMember,
  row: ChangeRow,
  context: RequestContext,
  fields?: readonly string[],
): Promise<object | null> {
  const state = getUndoState(row, member)
  if (state === 'forbidden') return refuse('forbidden')
  const undo = findUndo(row.call)
  const reverted = reversed(row.changes, fields)
  if (!undo || Object.keys(reverted).length === 0) return refuse('cannot_undo', { reason: state })
  const change = { subjectId: row.subjectId, at: row.at, fields: reverted }
  return undo(shop, member, change, { ...context, undoes: row.id })
}

/** Calls report conflicting fields in three forms. This turns all of them into values by field. */
function withConflictsByField(refusal: Refusal): Refusal {
  if (refusal.code !== 'field_changed') return refusal
  return refuse('field_changed', { conflicts: conflictsIn(refusal) })
}

function conflictsIn({ conflicts, address, fields }: Refusal): Record<string, unknown> {
  if (Array.isArray(conflicts))
    return Object.fromEntries(conflicts.map(({ field, theirs }) => [field, theirs ?? null]))
  if (Array.isArray(fields)) return Object.fromEntries(fields.map((field) => [field, Object(address)[field]]))
  return typeof conflicts === 'object' && conflicts !== null ? { ...conflicts } : {}
}
