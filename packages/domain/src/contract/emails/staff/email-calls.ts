import { z } from 'zod'
import { defineCall } from '#contract/call'
import { search, text } from '#contract/fields'
import { EMAIL_STATES } from '#messages/email-words/email-states'

const moment = z.number().int()

const email = z.object({
  id: z.string(),
  kind: z.string(),
  to: z.string(),
  language: z.string(),
  state: z.enum(EMAIL_STATES),
  createdAt: moment,
  /** Time when the mail server accepted it, or when it turned out to have no recipient. Null until then. */
  sentAt: moment.nullable(),
  attempts: z.number().int(),
  /** Last message of the mail server, null without one. */
  error: z.string().nullable(),
  /** False for emails with account links or gift card codes, which only the recipient may read. */
  isReadable: z.boolean(),
})
export type StaffEmail = z.infer<typeof email>

/** Emails of the last 30 days. */
export const staffEmailCalls = {
  /** Newest first, 50 at a time. `q` matches a part of the address, `older` is the last id of the previous page. */
  'GET /api/staff/emails': defineCall({
    caller: { staff: 'customers:read' },
    summary: 'List emails, sent and pending',
    input: z.object({
      state: z.enum(EMAIL_STATES).optional(),
      q: search.optional(),
      older: text(64).optional(),
    }),
    reply: z.object({
      emails: z.array(email),
      /** Counts of all waiting and failed emails, independent of the search. */
      waiting: z.number().int(),
      failed: z.number().int(),
      older: z.string().nullable(),
    }),
  }),
  /** Rendered as of now. Refused with `email_not_found` if it is gone or only its recipient may read it. */
  'GET /api/staff/email': defineCall({
    caller: { staff: 'customers:read' },
    summary: 'Retrieve the content of an email',
    input: z.object({ emailId: text(64) }),
    reply: z.object({ subject: z.string(), paragraphs: z.array(z.string()) }),
  }),
}
