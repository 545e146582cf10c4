import { z } from 'zod'
import { defineCall, LARGE_BODY } from '#contract/call'
import { text } from '#contract/fields'

/** Longer than a field may be, so that the answer says what is wrong. */
const synonyms = z.array(z.object({ typed: text(1000), meant: text(1000) })).max(1000)

/** Words that shoppers type for others (domain `search-synonyms.ts`). */
export const staffSearchWordCalls = {
  'GET /api/staff/search-words': defineCall({
    caller: { staff: 'products:read' },
    summary: 'The words that a search takes for others',
    input: z.object({}),
    reply: z.object({ synonyms }),
  }),
  /** Refused with `invalid_form` and the problems by field, or with `field_changed` when they are no longer what they were. */
  'POST /api/staff/search-words': defineCall({
    caller: { staff: 'products:write' },
    audit: 'settings',
    summary: 'Change the words that a search takes for others',
    input: z.object({ from: synonyms, to: synonyms }),
    largestBody: LARGE_BODY,
    reply: z.object({ synonyms }),
  }),
}
