import { z } from 'zod'
import { defineCall } from '#contract/call'
import { search, text } from '#contract/fields'

const subscriber = z.object({
  /** Id of the account. */
  id: z.string(),
  name: z.string(),
  email: z.string(),
  language: z.string(),
  /** Time of the consent, in epoch milliseconds. */
  consentedAt: z.number().int(),
})
export type Subscriber = z.infer<typeof subscriber>

export const staffNewsletterCalls = {
  /** Latest consent first, 50 at a time. `q` and the cursors work as in `GET /api/staff/customers`. */
  'GET /api/staff/newsletter': defineCall({
    caller: { staff: 'customers:read' },
    summary: 'List newsletter subscribers',
    input: z.object({
      q: search.optional(),
      older: text(64).optional(),
      newer: text(64).optional(),
    }),
    reply: z.object({
      subscribers: z.array(subscriber),
      /** Number of all subscribers, independent of the search. */
      total: z.number().int(),
      older: z.string().nullable(),
      newer: z.string().nullable(),
    }),
  }),
  /** CSV (RFC 4180) for the newsletter tool. A POST, since the activity log records the export. */
  'POST /api/staff/newsletter/export': defineCall({
    caller: { staff: 'customers:export' },
    audit: 'newsletter',
    summary: 'Export newsletter subscribers as CSV',
    input: z.object({}),
    reply: z.object({ csv: z.string() }),
  }),
  'POST /api/staff/newsletter/end': defineCall({
    caller: { staff: 'customers:write' },
    audit: 'customer',
    summary: 'Unsubscribe a customer on request',
    input: z.object({ customerId: text(64) }),
  }),
}
