import { z } from 'zod'
import { defineCall, LARGE_BODY } from '#contract/call'
import { search, text } from '#contract/fields'

/** A day in Dubai, such as `2026-11-22`. */
const day = z.iso.date()

/**
 * Why a change cannot be undone: the caller may not make its call (`forbidden`), the opposite movement has to be entered
 * (`stock`), money has moved, an order or return has gone on, something was made or is gone, an import has its own undo,
 * a consent is the shopper's, an access is given anew, or there is nothing to put back (`recorded`).
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
  /** Words of what was changed, from or to, of its fields, or of the number or name of an order or product. */
  q: search.optional(),
  /** Id of a member of staff. */
  member: text(64).optional(),
  /** Kind of thing, such as `order`. */
  subject: text(40).optional(),
  /** The first and the last day. */
  from: day.optional(),
  until: day.optional(),
}

const change = z.object({
  id: z.number().int(),
  /** In epoch milliseconds. */
  at: z.number().int(),
  memberId: z.string(),
  /** Name, or the e-mail of who has left. */
  who: z.string(),
  actor: z.string(),
  /** Network address. */
  address: z.string(),
  /** Method and path. */
  call: z.string(),
  subject: z.string(),
  subjectId: z.string(),
  /** What people call the thing, such as an order number; null where it has no name. */
  name: z.string().nullable(),
  /** The value of each field before and after; null where there was or is none. */
  changes: z.record(z.string(), z.tuple([z.unknown(), z.unknown()])),
  /** Whether the caller may undo it, or why not. */
  undo: undoState,
  /** Fields that were undone since. */
  undone: z.array(z.string()),
  /** The change that this one has undone. */
  undoes: z.object({ id: z.number().int(), at: z.number().int(), who: z.string() }).nullable(),
  /** Of the newest of several changes that one call made to things of a kind: how many, and how many were undone since. */
  group: z.object({ size: z.number().int(), undone: z.number().int() }).nullable(),
})
export type AuditTrailEntry = z.infer<typeof change>

const cursor = z.coerce.number().int().min(0)

/** Who changed what, from what to what, when and from where: a row for every writing call of the staff. */
export const staffAuditTrailCalls = {
  /**
   * Newest first, 50 at a time; `older` and `newer` are cursors of an earlier answer. What one call has changed of several
   * things is one entry with its `group`; a search, and `groupOf` for the group of a change, list each by itself.
   */
  'GET /api/staff/trail': defineCall({
    caller: { staff: 'trail:read' },
    summary: 'What the staff has changed',
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
      /** Who and what the filters can name. */
      members: z.array(z.object({ id: z.string(), who: z.string() })),
      subjects: z.array(z.string()),
    }),
  }),
  /**
   * Puts back what a change has changed, or those of its `fields`, by the call that made it, whose permission is needed as
   * well. Changes of others ask for `trail:read`, too. Refused with `cannot_undo` and the `reason`, or with `field_changed` and the `conflicts`, the present values of
   * fields that were changed again since: nothing is put back then. With `group` all changes of its group are undone, each by
   * itself; `kept` names the things of those that stay, and says why.
   */
  'POST /api/staff/trail/undo': defineCall({
    caller: { staff: 'account:own' },
    audit: null,
    summary: 'Undo a change of the trail',
    input: z.object({
      id: z.number().int(),
      fields: z.array(text(200)).min(1).max(1000).optional(),
      group: z.boolean().default(false),
    }),
    largestBody: LARGE_BODY,
    reply: z.object({
      undone: z.number().int(),
      kept: z.array(z.object({ name: z.string(), code: z.string(), message: z.string() })),
    }),
  }),
  /** CSV (RFC 4180), a line for each field, newest first; `isWhole` is false when more than 10,000 changes match. */
  'GET /api/staff/trail/export': defineCall({
    caller: { staff: 'trail:read' },
    summary: 'What the staff has changed, as CSV',
    input: z.object(filters),
    reply: z.object({ csv: z.string(), isWhole: z.boolean() }),
  }),
}
