import { z } from 'zod'
import { defineCall } from './call.ts'
import { digits, identifier, success, text } from './fields.ts'

/** Longer than any of the fields may be, so that a form says which one is. */
const most = 10_000

export const contactCalls = {
  /** Refused with `invalid_form` and the problems by field (domain `contact-form.ts`). */
  'POST /api/contact': defineCall({
    caller: 'anyone',
    summary: 'Write to the shop',
    input: z.object({
      name: text(most),
      email: identifier(most),
      orderNumber: digits(most).default(''),
      message: text(most),
    }),
    reply: z.object({ success }),
  }),
}
