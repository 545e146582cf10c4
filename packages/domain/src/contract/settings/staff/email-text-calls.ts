import { z } from 'zod'
import { defineCall, LARGE_BODY } from '#contract/call'
import { text } from '#contract/fields'
import { LANGUAGES } from '#i18n/languages'
import { EDITABLE_EMAILS, EMAIL_WORDS } from '#messages/email-words/email-words'

/** The limit is above that of the texts, so that the refusal can name the problem. */
const word = text(5000)
const words = z.record(z.enum(EMAIL_WORDS), word)
const which = { kind: z.enum(EDITABLE_EMAILS), language: z.enum(LANGUAGES) }

/** The value shown on the screen, and the new one. */
const change = z.object({ from: word, to: word }).optional()

/** Texts in emails that the staff can replace (`email-words.ts` in the domain). An empty text is the default. */
export const staffEmailTextCalls = {
  'GET /api/staff/email-texts': defineCall({
    caller: { staff: 'settings:write' },
    summary: 'List the changed email texts',
    input: z.object({}),
    reply: z.object({ texts: z.array(z.object({ ...which, words })) }),
  }),
  /** Refused with `invalid_form` and the problems by field, or with `field_changed` and `conflicts`, as other forms. */
  'POST /api/staff/email-texts': defineCall({
    caller: { staff: 'settings:write' },
    audit: 'settings',
    summary: 'Update the texts of an email in a language',
    input: z.object({
      ...which,
      changes: z.object({ subject: change, opening: change, closing: change }),
    }),
    largestBody: LARGE_BODY,
    reply: z.object({ words }),
  }),
}
