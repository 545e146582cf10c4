import type { AuditSubject } from '@little-dunes/domain/contract/audit-log/audit-subject'
import type { Call } from '@little-dunes/domain/contract/call'
import { type CallName, calls } from '@little-dunes/domain/contract/calls'
import { equalJson } from '@little-dunes/domain/field-changes'
import type { RequestContext } from '#http/perform-call'
import type { StaffMember } from '#http/require-caller'
import type { Shop } from '#shop'
import { type FieldChange, staffChanges } from '#staff/audit-log-tables'

export interface Change {
  /** Required for calls that declare several kinds in `audit`. */
  subject?: AuditSubject
  id: string
  before: Record<string, unknown>
  after: Record<string, unknown>
}

/** The member who makes a change, with the request. */
export interface AuditActor {
  member: Pick<StaffMember, 'id' | 'email'>
  context: Pick<RequestContext, 'call' | 'address' | 'undoes' | 'batch'>
}

export function changedFields({
  before,
  after,
}: Pick<Change, 'before' | 'after'>): Record<string, FieldChange> {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])]
  const changed = names.filter((name) => !equalJson(before[name], after[name]))
  return Object.fromEntries(changed.map((name) => [name, [before[name] ?? null, after[name] ?? null]]))
}

/** @throws when the call declares several kinds or none, and the change names no kind */
function getSubject(call: CallName, stated: AuditSubject | undefined): AuditSubject {
  const { audit }: Call = calls[call]
  const subject = stated ?? audit
  if (typeof subject !== 'string') throw new Error(`${call} must state the subject of its change`)
  return subject
}

/** Writes a change to the activity log in the transaction of the change; writes nothing without a difference. */
export const recordAuditEntry = (tx: Shop, actor: AuditActor, change: Change): Promise<void> =>
  recordAuditEntries(tx, actor, [change])

/** The same for up to some hundred changes, in one statement. */
export async function recordAuditEntries(
  tx: Shop,
  { member, context }: AuditActor,
  all: readonly Change[],
): Promise<void> {
  const rows = all
    .map((change) => ({ change, changes: changedFields(change) }))
    .filter(({ changes }) => Object.keys(changes).length > 0)
    .map(({ change, changes }) => ({
      at: tx.now(),
      staffId: member.id,
      actor: member.email,
      address: context.address,
      call: context.call,
      subject: getSubject(context.call, change.subject),
      subjectId: change.id,
      changes,
      undoes: context.undoes ?? null,
      batch: context.batch ?? null,
    }))
  if (rows.length > 0) await tx.db.insert(staffChanges).values(rows)
}
