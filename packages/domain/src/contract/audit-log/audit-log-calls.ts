import { z } from 'zod'
import { defineCall, LARGE_BODY } from '#contract/call'
import { search, text } from '#contract/fields'

/** A day in Dubai, such as `2026-11-22`. */
const day = z.iso.date()

/**
 * Reasons why a change cannot be undone: the caller lacks the permission of the call (`forbidden`), the opposite stock
 * movement has to be entered (`stock`), money has moved, an order or return has moved on, a record was created or is
 * gone, an import has its own undo, only the customer may change a consent, an access has to be granted again, or
 * nothing can be restored (`recorded`).
 */
export const UNDO_REASONS = [
  'forbidden',
  'stock',
  'money',
  'order',
  'made',
  'removed',
  'import',
  'consent',
  'access',
  'recorded',
] as const
export type UndoReason = (typeof UNDO_REASONS)[number]

export const undoState = z.enum(['possible', ...UNDO_REASONS])
export type UndoState = z.infer<typeof undoState>

const filters = {
  /** Searches old and new values, field names, and numbers or names of orders and products. */
  q: search.optional(),
  /** Id of a team member. */
  member: text(64).optional(),
  /** Kind of record, such as `order`. */
  subject: text(40).optional(),
  /** First and last day, both included. */
  from: day.optional(),
  until: day.optional(),
}

const change = z.object({
  id: z.number().int(),
  at: z.number().int(),
  memberId: z.string(),
  /** Name of the team member, or the email of one who has left. */
  who: z.string(),
  actor: z.string(),
  address: z.string(),
  call: z.string(),
  subject: z.string(),
  subjectId: z.string(),
  /** Display name, such as an order number. Null if the record has none. */
  name: z.string().nullable(),
  /** Each field's value before and after. Null if there was or is no value. */
  changes: z.record(z.string(), z.tuple([z.unknown(), z.unknown()])),
  /** `possible`, or the reason why the caller cannot undo it. */
  undo: undoState,
  /** Fields of this change that were undone later. */
  undone: z.array(z.string()),
  /** The earlier change that this one undid. */
  undoes: z.object({ id: z.number().int(), at: z.number().int(), who: z.string() }).nullable(),
  /** Set on the newest of several changes of one call to records of one kind: their number, and the undone ones. */
  group: z.object({ size: z.number().int(), undone: z.number().int() }).nullable(),
})
export type AuditLogEntry = z.infer<typeof change>

const cursor = z.coerce.number().int().min(0)

/** The log has one row for every writing call of the staff. */
export const staffAuditLogCalls = {
  /**
   * Newest first, 50 at a time; `older` and `newer` are cursors of an earlier reply. Changes that one call made to
   * several records form one entry with a `group`. A search, and `groupOf` with the group of a change, list each of
   * them separately.
   */
  'GET /api/staff/audit-log': defineCall({
    caller: { staff: 'audit-log:read' },
    summary: 'List changes in the activity log',
    input: z.object({
      ...filters,
      groupOf: cursor.optional(),
      older: cursor.optional(),
      newer: cursor.optional(),
    }),
    reply: z.object({
      changes: z.array(change),
      older: z.number().int().nullable(),
      newer: z.number().int().nullable(),
      /** Options for the filters. */
      members: z.array(z.object({ id: z.string(), who: z.string() })),
      subjects: z.array(z.string()),
    }),
  }),
  /**
   * Restores the values before a change, or only of its `fields`, by the same call, whose permission is also required.
   * Changes by other team members also require `audit-log:read`. Refused with `cannot_undo` and the `reason`, or with
   * `field_changed` and `conflicts` (the current values of fields that changed again later); then nothing is restored.
   * With `group` every change of the group is undone separately; `kept` lists the records that stay and why.
   */
  'POST /api/staff/audit-log/undo': defineCall({
    caller: { staff: 'account:own' },
    audit: null,
    summary: 'Undo a change in the activity log',
    input: z.object({
      id: z.number().int(),
      fields: z.array(text(200)).min(1).max(1000).optional(),
      group: z.boolean().default(false),
    }),
    largestBody: LARGE_BODY,
    reply: z.object({
      undone: z.number().int(),
      skipped: z.array(z.object({ name: z.string(), code: z.string(), message: z.string() })),
    }),
  }),
  /** CSV (RFC 4180), one line per field, newest first. `isWhole` is false if more than 10,000 changes match. */
  'GET /api/staff/audit-log/export': defineCall({
    caller: { staff: 'audit-log:read' },
    summary: 'Export the activity log as CSV',
    input: z.object(filters),
    reply: z.object({ csv: z.string(), isWhole: z.boolean() }),
  }),
}
