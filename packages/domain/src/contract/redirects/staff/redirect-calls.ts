import { z } from 'zod'
import { defineCall, defineFileCall } from '#contract/call'
import { identifier, text } from '#contract/fields'

/** Bytes of a file: about thirty thousand redirects. */
export const LARGEST_REDIRECT_FILE = 3_000_000

const address = text(4000)

const redirect = z.object({ from: z.string(), target: z.string(), createdAt: z.number().int() })
export type WireRedirect = z.infer<typeof redirect>

const wrongRow = z.object({
  line: z.number().int(),
  field: z.enum(['from', 'target']).nullable(),
  value: z.string(),
  problem: z.enum([
    'no_path',
    'no_address',
    'to_itself',
    'too_long',
    'twice',
    'own_page',
    'no_columns',
    'no_csv',
    'too_many_rows',
  ]),
})
export type WrongRedirectRow = z.infer<typeof wrongRow>

/** Redirects from the addresses of a former shop. `npx shop redirects` reads the same files. */
export const staffRedirectCalls = {
  'GET /api/staff/redirects': defineCall({
    caller: { staff: 'settings:write' },
    summary: 'List redirects, newest first',
    input: z.object({
      q: identifier(200).optional(),
      older: text(600).optional(),
      newer: text(600).optional(),
    }),
    reply: z.object({
      redirects: z.array(redirect),
      total: z.number().int(),
      older: z.string().nullable(),
      newer: z.string().nullable(),
    }),
  }),
  /** Refused with `invalid_form` and the problem by field. */
  'POST /api/staff/redirects/add': defineCall({
    caller: { staff: 'settings:write' },
    audit: 'redirect',
    summary: 'Create a redirect',
    input: z.object({ from: address, target: address }),
    reply: z.object({ from: z.string() }),
  }),
  /** Repeating the call changes nothing. */
  'POST /api/staff/redirects/remove': defineCall({
    caller: { staff: 'settings:write' },
    audit: 'redirect',
    summary: 'Delete a redirect',
    input: z.object({ from: address }),
  }),
  /** At most 50,000 rows. If any row is invalid, nothing changes and the reply has the first hundred problems. */
  'POST /api/staff/redirects/import': defineFileCall({
    caller: { staff: 'settings:write' },
    audit: 'redirect',
    summary: "Import redirects from Shopify's list",
    input: z.object({}),
    largestFile: LARGEST_REDIRECT_FILE,
    reply: z.object({
      changed: z.number().int(),
      wrong: z.number().int(),
      problems: z.array(wrongRow),
    }),
  }),
  'POST /api/staff/redirects/export': defineCall({
    caller: { staff: 'settings:write' },
    audit: 'redirect',
    summary: 'Export redirects as a file that the import reads',
    input: z.object({}),
    reply: z.object({ csv: z.string() }),
  }),
}
