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
  /** When it was handed over, or found to have nobody to go to; null until then. */
  sentAt: moment.nullable(),
  attempts: z.number().int(),
  /** What the mail server said last; null where it said nothing. */
  error: z.string().nullable(),
  /** Whether its words may be read by others than who gets it: links of accounts and codes of gift cards may not. */
  isReadable: z.boolean(),
})
export type StaffEmail = z.infer<typeof email>

/** Mails of the last thirty days. */
export const staffEmailCalls = {
  /** The newest first, 50 at a time; `q` is a part of the address, `older` the last id of the page before. */
  'GET /api/staff/emails': defineCall({
    caller: { staff: 'shoppers:read' },
    summary: 'Mails that the shop has sent or will send',
    input: z.object({
      state: z.enum(EMAIL_STATES).optional(),
      q: search.optional(),
      older: text(64).optional(),
    }),
    reply: z.object({
      emails: z.array(email),
      /** All that wait and all that failed, whatever is searched for. */
      waiting: z.number().int(),
      failed: z.number().int(),
      older: z.string().nullable(),
    }),
  }),
  /** As it would be sent now. Refused with `email_not_found` for one that is gone, or is read by who gets it alone. */
  'GET /api/staff/email': defineCall({
    caller: { staff: 'shoppers:read' },
    summary: 'What a mail says',
    input: z.object({ emailId: text(64) }),
    reply: z.object({ subject: z.string(), paragraphs: z.array(z.string()) }),
  }),
}
