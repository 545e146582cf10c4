import { isRefusal, type Refusal, refuse } from '@little-dunes/domain/messages/failures'
import { eq } from 'drizzle-orm'
import type { Undo } from '#backoffice/trail/undo/undo-call'
import { UNDO_CALLS } from '#backoffice/trail/undo/undo-calls'
import { undoStateOf } from '#backoffice/trail/undo/undo-reasons'
import type { Operation } from '#http/perform-call'
import { type FieldChange, staffChanges } from '#staff/trail-tables'

const undoOf = (call: string): Undo | undefined => new Map<string, Undo>(Object.entries(UNDO_CALLS)).get(call)

/** The wanted fields from what the change left to what was before. */
const reversed = (changes: Record<string, FieldChange>, fields: readonly string[] | undefined) =>
  Object.fromEntries(
    Object.entries(changes)
      .filter(([field]) => fields === undefined || fields.includes(field))
      .map(([field, [before, after]]) => [field, { from: after, to: before }]),
  )

/** A field that was changed again since keeps what it is: nothing is put back then. */
export const undoChange: Operation<'POST /api/staff/trail/undo'> = async (
  shop,
  member,
  { id, fields },
  context,
) => {
  const [row] = await shop.db.select().from(staffChanges).where(eq(staffChanges.id, id))
  if (!row) return refuse('change_not_found')
  const state = undoStateOf(row.call, member)
  if (state === 'forbidden') return refuse('forbidden')
  const undo = undoOf(row.call)
  const wanted = reversed(row.changes, fields)
  if (!undo || Object.keys(wanted).length === 0) return refuse('cannot_undo', { reason: state })
  const change = { subjectId: row.subjectId, at: row.at, fields: wanted }
  const answer = await undo(shop, member, change, { ...context, undoes: id })
  return isRefusal(answer) ? withConflictsByField(answer) : { success: true }
}

/** Calls name the fields that were changed meanwhile in three ways; all of them become values by field. */
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
