import { z } from 'zod'
import { PRICE_STEPS } from '#catalogue/sales/price-step'
import { defineCall, LARGE_BODY } from '#contract/call'
import { changeId, productId, text } from '#contract/fields'
import { BULK_FIELDS } from '#contract/staff/choices'

/** Products that are edited together. */
export const MOST_BULK_PRODUCTS = 200

const change = z.object({ field: text(120), from: z.unknown(), to: z.unknown() })

/** What each product would get: changes as `POST /api/staff/product/save` takes them. */
const edited = z.object({
  productId: z.string(),
  name: z.string(),
  changes: z.array(change),
  /** The least that was paid for it in the last 30 days, in fils; null when it was not in the shop. */
  lowestPrice: z.number().int().nullable(),
})
export type EditedProduct = z.infer<typeof edited>

const result = z.object({
  productId: z.string(),
  saved: z.boolean(),
  /** Why not: somebody has changed a field since, it is gone, or a value is not possible. */
  code: z.string().nullable(),
})

/** Several products at once: looked at, written, and written back. */
export const staffBulkEditCalls = {
  /** Own prices of sizes move with the product's by `add` and `percent`. Refused with `invalid_form` by field. */
  'POST /api/staff/products/preview': defineCall({
    caller: { staff: 'products:write' },
    audit: null,
    summary: 'What an edit would change of several products',
    input: z.object({
      productIds: z.array(productId).min(1).max(MOST_BULK_PRODUCTS),
      edit: z.union([
        z.object({ field: z.literal('price'), step: z.enum(PRICE_STEPS), value: z.number() }),
        z.object({ field: z.enum(BULK_FIELDS), to: z.unknown() }),
      ]),
    }),
    reply: z.object({ products: z.array(edited) }),
  }),
  /** Each product by itself: one that somebody has changed since leaves the others alone. */
  'POST /api/staff/products/save': defineCall({
    caller: { staff: 'products:write' },
    audit: 'product',
    summary: 'Write changes of several products',
    input: z.object({
      products: z
        .array(z.object({ productId, changes: z.array(change).min(1).max(1000) }))
        .min(1)
        .max(MOST_BULK_PRODUCTS),
    }),
    largestBody: LARGE_BODY,
    reply: z.object({
      results: z.array(result),
      /** The newest change of the log that it made: what `POST /api/staff/trail/undo` takes. */
      changeId,
    }),
  }),
}
