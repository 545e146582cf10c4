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
  /** As it was typed; empty where there is none. */
  orderNumber: z.string(),
  /** The order with that number; null where there is none. */
  orderId: z.string().nullable(),
  message: z.string(),
  language: z.string(),
  /** When somebody marked it as done; null while nobody has. */
  doneAt: time.nullable(),
  /** E-mail and name of who marked it. */
  doneBy: z.string().nullable(),
  doneByName: z.string().nullable(),
})
export type ContactMessage = z.infer<typeof message>

/** What was written to the shop on its contact page. */
export const staffMessageCalls = {
  /**
   * Newest first, 50 at a time; `older` is the id of the last one of an earlier answer. `q` is any part of name, e-mail,
   * order number or text, or of the phone of a customer with that e-mail.
   */
  'GET /api/staff/messages': defineCall({
    caller: { staff: 'shoppers:read' },
    summary: 'Messages from the contact page',
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
    caller: { staff: 'shoppers:write' },
    audit: 'message',
    summary: 'Mark a message as done, or as open again',
    input: z.object({ messageId: text(64), done: z.boolean() }),
  }),
}
