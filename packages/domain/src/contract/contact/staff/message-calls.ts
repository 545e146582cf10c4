import { z } from 'zod'
import { defineCall } from '#contract/call'
import { search, text } from '#contract/fields'

/** In epoch milliseconds. */
const time = z.number().int()

const message = z.object({
  id: z.string(),
  createdAt: time,
  name: z.string(),
  email: z.string(),
  /** The number as typed, or empty. */
  orderNumber: z.string(),
  /** The order with that number, null if none exists. */
  orderId: z.string().nullable(),
  message: z.string(),
  language: z.string(),
  /** Null while the message is open. */
  doneAt: time.nullable(),
  /** Email and name of the team member who marked it as done. */
  doneBy: z.string().nullable(),
  doneByName: z.string().nullable(),
})
export type ContactMessage = z.infer<typeof message>

export const staffMessageCalls = {
  /**
   * Newest first, 50 at a time; `older` is the last id of an earlier reply. `q` matches any part of name, email, order
   * number or text, or of the phone of a customer with that email.
   */
  'GET /api/staff/messages': defineCall({
    caller: { staff: 'customers:read' },
    summary: 'List messages from the contact page',
    input: z.object({
      view: z.enum(['open', 'done']).default('open').catch('open'),
      q: search.optional(),
      older: text(64).optional(),
    }),
    reply: z.object({
      messages: z.array(message),
      open: z.number().int(),
      older: z.string().nullable(),
    }),
  }),
  'POST /api/staff/message/done': defineCall({
    caller: { staff: 'customers:write' },
    audit: 'message',
    summary: 'Mark a message as done or reopen it',
    input: z.object({ messageId: text(64), done: z.boolean() }),
  }),
}
