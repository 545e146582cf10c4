import { z } from 'zod'
import { defineCall, LARGE_BODY } from '#contract/call'
import { text } from '#contract/fields'
import { LANGUAGES } from '#i18n/languages'
import { EDITABLE_EMAILS, EMAIL_WORDS } from '#messages/email-words/email-words'

/** Longer than words may be, so that the answer says what is wrong. */
const word = text(5000)
const words = z.record(z.enum(EMAIL_WORDS), word)
const which = { kind: z.enum(EDITABLE_EMAILS), language: z.enum(LANGUAGES) }

/** As it was on the screen, and as it should be. */
const change = z.object({ from: word, to: word }).optional()

/** The staff's own words in mails (domain `email-words.ts`); an empty one is as it comes with the shop. */
export const staffEmailTextCalls = {
  'GET /api/staff/email-texts': defineCall({
    caller: { staff: 'settings:write' },
    summary: 'The words of mails that the staff has changed',
    input: z.object({}),
    reply: z.object({ texts: z.array(z.object({ ...which, words })) }),
  }),
  /** Refused with `invalid_form` and the problems by field, or with `field_changed` and the `conflicts`, as other forms. */
  'POST /api/staff/email-texts': defineCall({
    caller: { staff: 'settings:write' },
    audit: 'settings',
    summary: 'Change the words of a kind of mail in a language',
    input: z.object({
      ...which,
      changes: z.object({ subject: change, opening: change, closing: change }),
    }),
    largestBody: LARGE_BODY,
    reply: z.object({ words }),
  }),
}
