import { z } from 'zod'
import { defineCall, LARGE_BODY } from '#contract/call'
import { text } from '#contract/fields'

/** The limits are above those of a field, so that the refusal can name the problem. */
const synonyms = z.array(z.object({ typed: text(1000), meant: text(1000) })).max(1000)

/** Search words with their synonyms (`search-synonyms.ts` in the domain). */
export const staffSearchWordCalls = {
  'GET /api/staff/search-words': defineCall({
    caller: { staff: 'products:read' },
    summary: 'List the search synonyms',
    input: z.object({}),
    reply: z.object({ synonyms }),
  }),
  /** Refused with `invalid_form` and problems by field, or `field_changed` if the current words are not `from`. */
  'POST /api/staff/search-words': defineCall({
    caller: { staff: 'products:write' },
    audit: 'settings',
    summary: 'Update the search synonyms',
    input: z.object({ from: synonyms, to: synonyms }),
    largestBody: LARGE_BODY,
    reply: z.object({ synonyms }),
  }),
}
