import { z } from 'zod'
import { CATEGORIES, LONGEST_SKU, LONGEST_SUB_CATEGORY } from '#catalogue/product'
import { defineCall, LARGE_BODY } from '#contract/call'
import { relatedProduct } from '#contract/catalogue/staff/product-fields'
import { identifier, text } from '#contract/fields'
import { MAX_SKUS, MAX_SUB_CATEGORIES } from '#orders/discount-codes'

const moment = z.number().int().min(0).max(8_640_000_000_000)

const terms = {
  rate: z.number(),
  amountOff: z.number(),
  freeDelivery: z.boolean(),
  minimum: z.number(),
  startsAt: moment.nullable(),
  endsAt: moment.nullable(),
  maxUses: z.number().nullable(),
  maxUsesPerCustomer: z.number(),
  firstOrderOnly: z.boolean(),
  categories: z.array(z.enum(CATEGORIES)).max(CATEGORIES.length),
  /** Narrow the categories, or all categories if there are none. */
  subCategories: z.array(text(LONGEST_SUB_CATEGORY)).max(MAX_SUB_CATEGORIES),
  skus: z.array(identifier(LONGEST_SKU)).max(MAX_SKUS),
  /** Does not apply to products that are already reduced. */
  fullPriceOnly: z.boolean(),
  /** Account that may use the code, null for all customers. */
  customerId: z.uuid().nullable(),
}

const code = z.object({
  ...terms,
  code: z.string(),
  active: z.boolean(),
  /** Name of the customer `customerId`. Empty without one, or if the caller may not see customers. */
  customerName: z.string(),
  createdAt: z.number().int(),
  /** Orders that use the code, and the total discount of those that count, in fils. */
  uses: z.number().int(),
  totalOff: z.number().int(),
})
export type StaffDiscountCode = z.infer<typeof code>

/** The value shown on the screen, and the new one. */
const change = <Field extends z.ZodType>(field: Field) => z.object({ from: field, to: field }).optional()

/** Rates as fractions, amounts in fils, times in epoch milliseconds. */
export const staffDiscountCodeCalls = {
  'GET /api/staff/codes': defineCall({
    caller: { staff: 'discounts:write' },
    summary: 'List discount codes, newest first, at most 500',
    input: z.object({}),
    reply: z.object({ now: z.number().int(), codes: z.array(code) }),
  }),
  /** Writes nothing. Article numbers may be in lower case. Unknown numbers are missing in the reply. */
  'POST /api/staff/codes/articles': defineCall({
    caller: { staff: 'discounts:write' },
    audit: null,
    summary: 'Find products by SKU, drafts and archived ones included',
    input: z.object({ skus: z.array(identifier(LONGEST_SKU)).min(1).max(MAX_SKUS) }),
    largestBody: LARGE_BODY,
    reply: z.object({ products: z.array(relatedProduct) }),
  }),
  /**
   * Refused with `invalid_form` and the problems by field: `taken` for a code that exists, `sub_category` for one
   * without products in the categories.
   */
  'POST /api/staff/codes/create': defineCall({
    caller: { staff: 'discounts:write' },
    audit: 'code',
    summary: 'Create a discount code',
    input: z.object({
      code: identifier(100),
      ...terms,
      amountOff: terms.amountOff.default(0),
      freeDelivery: terms.freeDelivery.default(false),
      maxUsesPerCustomer: terms.maxUsesPerCustomer.default(1),
      categories: terms.categories.default([]),
      subCategories: terms.subCategories.default([]),
      skus: terms.skus.default([]),
      fullPriceOnly: terms.fullPriceOnly.default(false),
      customerId: terms.customerId.default(null),
    }),
    largestBody: LARGE_BODY,
    reply: z.object({ code: z.string() }),
  }),
  /**
   * `active: false` ends a code. Refused with `field_changed` and `conflicts`, the current values of the fields that
   * clash.
   */
  'POST /api/staff/codes/change': defineCall({
    caller: { staff: 'discounts:write' },
    audit: 'code',
    summary: 'Update or end a discount code',
    input: z.object({
      code: identifier(100),
      changes: z.object({
        rate: change(terms.rate),
        amountOff: change(terms.amountOff),
        freeDelivery: change(terms.freeDelivery),
        minimum: change(terms.minimum),
        startsAt: change(terms.startsAt),
        endsAt: change(terms.endsAt),
        maxUses: change(terms.maxUses),
        maxUsesPerCustomer: change(terms.maxUsesPerCustomer),
        categories: change(terms.categories),
        subCategories: change(terms.subCategories),
        skus: change(terms.skus),
        fullPriceOnly: change(terms.fullPriceOnly),
        customerId: change(terms.customerId),
        firstOrderOnly: change(terms.firstOrderOnly),
        active: change(z.boolean()),
      }),
    }),
    largestBody: LARGE_BODY,
  }),
}
