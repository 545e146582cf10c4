import { z } from 'zod'
import { defineCall } from '../call.ts'
import { success, text } from '../fields.ts'

/** A day in Dubai, such as `2026-11-22`. */
const day = z.iso.date()

const filters = {
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
})
export type AuditTrailEntry = z.infer<typeof change>

const cursor = z.coerce.number().int().min(0)

/** Who changed what, from what to what, when and from where: a row for every writing call of the staff. */
export const staffAuditTrailCalls = {
  /** Newest first, 50 at a time; `older` and `newer` are cursors of an earlier answer. */
  'GET /api/staff/trail': defineCall({
    caller: { staff: 'trail:read' },
    summary: 'What the staff has changed',
    input: z.object({ ...filters, older: cursor.optional(), newer: cursor.optional() }),
    reply: z.object({
      success,
      changes: z.array(change),
      older: z.number().int().nullable(),
      newer: z.number().int().nullable(),
      /** Who and what the filters can name. */
      members: z.array(z.object({ id: z.string(), who: z.string() })),
      subjects: z.array(z.string()),
    }),
  }),
  /** CSV (RFC 4180), a line for each field, newest first; `isWhole` is false when more than 10,000 changes match. */
  'GET /api/staff/trail/export': defineCall({
    caller: { staff: 'trail:read' },
    summary: 'What the staff has changed, as CSV',
    input: z.object(filters),
    reply: z.object({ success, csv: z.string(), isWhole: z.boolean() }),
  }),
}
