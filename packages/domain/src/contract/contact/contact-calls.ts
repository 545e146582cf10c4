import { z } from 'zod'
import { defineCall } from '#contract/call'
import { digits, identifier, text } from '#contract/fields'

/** Above the limits of the form, so that the refusal can name the field. */
const longer = { line: 1_000, message: 8_000 }

export const contactCalls = {
  /** Refused with `invalid_form` and the problems by field (`contact-form.ts` in the domain). */
  'POST /api/contact': defineCall({
    caller: 'anyone',
    summary: 'Send a message to the shop',
    input: z.object({
      name: text(longer.line),
      email: identifier(longer.line),
      orderNumber: digits(longer.line).default(''),
      message: text(longer.message),
    }),
  }),
}
