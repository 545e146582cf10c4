import { z } from 'zod'
import { PRICE_STEPS } from '#catalogue/sales/price-step'
import { defineCall, LARGE_BODY } from '#contract/call'
import { changeId, productId, text } from '#contract/fields'
import { BULK_FIELDS } from '#contract/staff/choices'

/** Limit for one edit. */
export const MAX_BULK_PRODUCTS = 200

const change = z.object({ field: text(120), from: z.unknown(), to: z.unknown() })

/** Changes of one product, in the form that `POST /api/staff/product/save` takes. */
const edited = z.object({
  productId: z.string(),
  name: z.string(),
  changes: z.array(change),
  /** Lowest price of the last 30 days, in fils. Null if the product was not in the shop. */
  lowestPrice: z.number().int().nullable(),
})
export type EditedProduct = z.infer<typeof edited>

const result = z.object({
  productId: z.string(),
  saved: z.boolean(),
  /** Reason if it was not saved: a field has changed since, the product is gone, or a value is invalid. */
  code: z.string().nullable(),
})

export const staffBulkEditCalls = {
  /** `add` and `percent` also change the sizes' own prices. Refused with `invalid_form` and problems by field. */
  'POST /api/staff/products/preview': defineCall({
    caller: { staff: 'products:write' },
    audit: null,
    summary: 'Preview an edit of several products',
    input: z.object({
      productIds: z.array(productId).min(1).max(MAX_BULK_PRODUCTS),
      edit: z.union([
        z.object({ field: z.literal('price'), step: z.enum(PRICE_STEPS), value: z.number() }),
        z.object({ field: z.enum(BULK_FIELDS), to: z.unknown() }),
      ]),
    }),
    reply: z.object({ products: z.array(edited) }),
  }),
  /** Each product is saved separately: a conflict in one does not affect the others. */
  'POST /api/staff/products/save': defineCall({
    caller: { staff: 'products:write' },
    audit: 'product',
    summary: 'Apply an edit to several products',
    input: z.object({
      products: z
        .array(z.object({ productId, changes: z.array(change).min(1).max(1000) }))
        .min(1)
        .max(MAX_BULK_PRODUCTS),
    }),
    largestBody: LARGE_BODY,
    reply: z.object({
      results: z.array(result),
      /** The newest log entry of this call, for `POST /api/staff/audit-log/undo`. */
      changeId,
    }),
  }),
}
