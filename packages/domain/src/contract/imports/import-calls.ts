import { z } from 'zod'
import { defineCall, defineFileCall, LARGE_BODY } from '#contract/call'
import { text } from '#contract/fields'
import { LARGEST_IMPORT_FILE } from '#contract/staff/choices'

/** `checking`, `writing` and `undoing` are in progress; `checked` waits for a start. */
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

/** `fetching` is in progress; `fetched` has results. */
export const PICTURE_STATUSES = ['fetching', 'fetched'] as const

const whole = z.number().int()

/** Columns of the shop and the headings of the file that contain them. */
const mapping = z.record(text(40), text(500))

const summary = z.object({
  id: z.string(),
  name: z.string(),
  /** Email and name of the team member who uploaded the file. */
  actor: z.string(),
  actorName: z.string(),
  at: whole,
  status: z.enum(IMPORT_STATUSES),
  /** The process ended during the step. The step wrote nothing and can be repeated. */
  interrupted: z.boolean(),
  /** Rows read in this step, and all rows. */
  rows: whole,
  allRows: whole,
  added: whole,
  updated: whole,
  unchanged: whole,
  /** Products with a problem, which are left out. */
  faulty: whole,
})
export type ImportSummary = z.infer<typeof summary>

const difference = z.object({
  field: z.string(),
  /** The colour, or colour and size. Empty for the product. */
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
  /** Refused with `import_unreadable` and the `reasons`, such as the encoding or the separator. */
  'POST /api/staff/import/upload': defineFileCall({
    caller: { staff: 'products:write' },
    audit: 'import',
    summary: 'Upload a product file',
    input: z.object({ name: text(255) }),
    largestFile: LARGEST_IMPORT_FILE,
    reply: z.object({ id: z.string() }),
  }),
  'GET /api/staff/imports': defineCall({
    caller: { staff: 'products:write' },
    summary: 'List the last 50 imports, newest first',
    input: z.object({}),
    reply: z.object({ imports: z.array(summary) }),
  }),
  /** Differences come 50 at a time, starting at position `after`. */
  'GET /api/staff/import': defineCall({
    caller: { staff: 'products:write' },
    summary: 'Retrieve an import with its columns, progress, changes and problems',
    input: z.object({ id, after: z.coerce.number().int().min(0).optional() }),
    reply: z.object({
      import: summary.extend({
        headings: z.array(z.string()),
        /** First rows of the file. */
        sample: z.array(z.array(z.string())),
        /** Origin of the export by its headings: Shopify, or a shop like this one. Null if unknown. */
        recognisedAs: z.enum(['shopify', 'shop']).nullable(),
        mapping,
        /** Columns that can be mapped; `needed` ones are required. */
        columns: z.array(z.object({ column: z.string(), heading: z.string(), needed: z.boolean() })),
        keepStock: z.boolean(),
        newSkus: z.boolean(),
        problems: z.array(problem),
        problemCount: whole,
        notes: z.array(z.object({ line: whole, text: z.string() })),
        /** Reason of a failed import. */
        failure: z.string().nullable(),
        /** Products of an undone import that keep a later change. */
        remainingChanges: z.array(z.string()),
        /** Null until the pictures of the file are fetched. */
        pictures: z
          .object({
            status: z.enum(PICTURE_STATUSES),
            /** The process ended. Fetched pictures are kept. */
            interrupted: z.boolean(),
            saved: whole,
            failedCount: whole,
            /** The first 200, with the reason in the reader's language. */
            failed: z.array(z.object({ address: z.string(), reason: z.string() })),
          })
          .nullable(),
      }),
      items: z.array(item),
      more: z.boolean(),
    }),
  }),
  /** Reads the whole file and computes the changes. Writes nothing. */
  'POST /api/staff/import/check': defineCall({
    caller: { staff: 'products:write' },
    audit: null,
    summary: 'Compare an uploaded file with the shop',
    input: z.object({
      id,
      mapping,
      keepStock: z.boolean(),
      /** Gives sizes a new SKU if theirs occurs earlier in the file. Without it they are left out. */
      newSkus: z.boolean().default(false),
    }),
    largestBody: LARGE_BODY,
  }),
  /** Writes all products without problems in one transaction. */
  'POST /api/staff/import/start': defineCall({
    caller: { staff: 'products:write' },
    audit: ['import', 'product'],
    summary: 'Run a compared import',
    input: z.object({ id }),
  }),
  /** Restores every field that still has the value of the import. Units sold in the meantime stay sold. */
  'POST /api/staff/import/undo': defineCall({
    caller: { staff: 'products:write' },
    audit: ['import', 'product'],
    summary: 'Undo an import',
    input: z.object({ id }),
  }),
  /**
   * Fetches the pictures that a finished import names and the products lack. A second call fetches those still missing.
   * Only public http(s) addresses, at most 15 MB and 20 s per picture.
   */
  'POST /api/staff/import/pictures': defineCall({
    caller: { staff: 'products:write' },
    audit: 'import',
    summary: 'Download the images of an import',
    input: z.object({ id }),
  }),
  'GET /api/staff/import/faulty': defineCall({
    caller: { staff: 'products:write' },
    summary: 'Export skipped rows as CSV with their problems',
    input: z.object({ id }),
    reply: z.object({ csv: z.string() }),
  }),
}
