import { z } from 'zod'
import { defineCall, defineFileCall, LARGE_BODY } from '#contract/call'
import { text } from '#contract/fields'
import { LARGEST_IMPORT_FILE } from '#contract/staff/choices'

/** `checking`, `writing` and `undoing` are under way; `checked` waits for somebody to start it. */
export const IMPORT_STATUSES = [
  'uploaded',
  'checking',
  'checked',
  'writing',
  'done',
  'undoing',
  'undone',
  'failed',
] as const
export type ImportStatus = (typeof IMPORT_STATUSES)[number]

/** `fetching` is under way; `fetched` says what came of it. */
export const PICTURE_STATUSES = ['fetching', 'fetched'] as const

const whole = z.number().int()

/** Column of the shop by the heading of the file that holds it. */
const mapping = z.record(text(40), text(500))

const summary = z.object({
  id: z.string(),
  name: z.string(),
  /** E-mail and name of who has uploaded it. */
  actor: z.string(),
  actorName: z.string(),
  at: whole,
  status: z.enum(IMPORT_STATUSES),
  /** It was under way when its process ended: nothing of that step was written, and it can be made again. */
  interrupted: z.boolean(),
  /** Rows read in this step, of so many. */
  rows: whole,
  allRows: whole,
  added: whole,
  updated: whole,
  unchanged: whole,
  /** Products that have a problem and are left out. */
  faulty: whole,
})
export type ImportSummary = z.infer<typeof summary>

const difference = z.object({
  field: z.string(),
  /** Which colour, or colour and size; empty for the product. */
  of: z.string(),
  before: z.unknown(),
  after: z.unknown(),
})
export type ImportDifference = z.infer<typeof difference>

const item = z.object({
  position: whole,
  productId: z.string(),
  name: z.string(),
  kind: z.enum(['new', 'updated']),
  differences: z.array(difference),
})
export type ImportItem = z.infer<typeof item>

const problem = z.object({ line: whole, column: z.string().nullable(), reason: z.string() })

const id = text(64)

/** Products from a Shopify export (`docs/importing.md`): upload, map, compare, write, undo. */
export const staffImportCalls = {
  /** Refused with `import_unreadable` and the `reasons`, such as another encoding or separator. */
  'POST /api/staff/import/upload': defineFileCall({
    caller: { staff: 'products:write' },
    audit: 'import',
    summary: 'Upload a file of products',
    input: z.object({ name: text(255) }),
    largestFile: LARGEST_IMPORT_FILE,
    reply: z.object({ id: z.string() }),
  }),
  'GET /api/staff/imports': defineCall({
    caller: { staff: 'products:write' },
    summary: 'The last 50 imports, newest first',
    input: z.object({}),
    reply: z.object({ imports: z.array(summary) }),
  }),
  /** Differences come 50 at a time, from the position `after` on. */
  'GET /api/staff/import': defineCall({
    caller: { staff: 'products:write' },
    summary: 'One import: its columns, how far it is, what it changes, and its problems',
    input: z.object({ id, after: z.coerce.number().int().min(0).optional() }),
    reply: z.object({
      import: summary.extend({
        headings: z.array(z.string()),
        /** The first rows of the file. */
        sample: z.array(z.array(z.string())),
        /** Whose export it is by its headings, where they say it: Shopify's, or that of a shop such as this one. */
        recognisedAs: z.enum(['shopify', 'shop']).nullable(),
        mapping,
        /** What can be mapped, and what has to be. */
        columns: z.array(z.object({ column: z.string(), heading: z.string(), needed: z.boolean() })),
        keepStock: z.boolean(),
        newSkus: z.boolean(),
        problems: z.array(problem),
        problemCount: whole,
        notes: z.array(z.object({ line: whole, text: z.string() })),
        /** Why it could not be made. */
        failure: z.string().nullable(),
        /** Products of an undone import that somebody has changed meanwhile: those changes stay. */
        keptChanges: z.array(z.string()),
        /** Null until the pictures that the file names are fetched. */
        pictures: z
          .object({
            status: z.enum(PICTURE_STATUSES),
            /** Its process ended; what was fetched is kept. */
            interrupted: z.boolean(),
            kept: whole,
            failedCount: whole,
            /** The first 200, with the reason in the language of the reader. */
            failed: z.array(z.object({ address: z.string(), reason: z.string() })),
          })
          .nullable(),
      }),
      items: z.array(item),
      more: z.boolean(),
    }),
  }),
  /** Reads the whole file and says what it would change; writes nothing. */
  'POST /api/staff/import/check': defineCall({
    caller: { staff: 'products:write' },
    audit: null,
    summary: 'Compare a file with the shop',
    input: z.object({
      id,
      mapping,
      keepStock: z.boolean(),
      /** Sizes whose SKU stands earlier in the file get one of their own; without it they are left out. */
      newSkus: z.boolean().default(false),
    }),
    largestBody: LARGE_BODY,
  }),
  /** All products without a problem in one transaction. */
  'POST /api/staff/import/start': defineCall({
    caller: { staff: 'products:write' },
    audit: ['import', 'product'],
    summary: 'Write what was compared',
    input: z.object({ id }),
  }),
  /** Every field that still is what the import made it becomes what it was; what was sold meanwhile stays sold. */
  'POST /api/staff/import/undo': defineCall({
    caller: { staff: 'products:write' },
    audit: ['import', 'product'],
    summary: 'Undo a whole import',
    input: z.object({ id }),
  }),
  /**
   * Fetches the pictures that the file of a finished import names and its products lack; a second call fetches what is
   * still missing. Only from public http(s) addresses; 15 MB and 20 s a picture.
   */
  'POST /api/staff/import/pictures': defineCall({
    caller: { staff: 'products:write' },
    audit: 'import',
    summary: 'Fetch the pictures of an import',
    input: z.object({ id }),
  }),
  'GET /api/staff/import/faulty': defineCall({
    caller: { staff: 'products:write' },
    summary: 'The rows that were left out, as CSV with their problems',
    input: z.object({ id }),
    reply: z.object({ csv: z.string() }),
  }),
}
