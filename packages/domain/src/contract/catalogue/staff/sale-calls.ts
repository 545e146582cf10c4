import { z } from 'zod'
import { CATEGORIES, LONGEST_SUB_CATEGORY } from '#catalogue/product'
import { defineCall, LARGE_BODY } from '#contract/call'
import { productId, text } from '#contract/fields'

/** Products listed individually in one sale. */
export const MAX_SALE_PRODUCTS = 1_000

const moment = z.number().int().min(0).max(8_640_000_000_000)
const productIds = z.array(productId).max(MAX_SALE_PRODUCTS)
const subCategory = text(LONGEST_SUB_CATEGORY).nullable().default(null)
const named = z.array(z.object({ id: z.string(), name: z.string() }))

const terms = {
  name: text(80),
  percent: z.number(),
  startsAt: moment,
  endsAt: moment.nullable(),
}

const sale = z.object({
  ...terms,
  id: z.string(),
  /** Null with no products: the sale applies to all products. */
  category: z.enum(CATEGORIES).nullable(),
  /** Narrows the category, or all categories if there is none. Null for no sub-category. */
  subCategory: z.string().nullable(),
  products: named,
  active: z.boolean(),
  createdAt: moment,
  /** Number of products of the sale now, including drafts and archived ones. */
  selected: z.number().int(),
})
export type StaffSale = z.infer<typeof sale>

/** Reduced price, struck-through price and lowest price of the last 30 days, in fils. */
const plannedPrice = z.object({
  productId: z.string(),
  name: z.string(),
  was: z.number().int(),
  reduced: z.number().int(),
  lowest: z.number().int(),
})
export type PlannedPrice = z.infer<typeof plannedPrice>

const plannedOffer = z.object({
  kind: z.enum(['sale', 'code', 'flash']),
  /** Name of the sale, or the code. Empty for flash sales. */
  name: z.string(),
  /** Number of products in a flash sale, null for other offers. */
  products: z.number().int().nullable(),
  startsAt: moment.nullable(),
  endsAt: moment.nullable(),
})
export type PlannedOffer = z.infer<typeof plannedOffer>

/** The value shown on the screen, and the new one. */
const change = <Field extends z.ZodType>(field: Field) => z.object({ from: field, to: field }).optional()

/** Rates in percent, times in epoch milliseconds. Sales start and end automatically. */
export const staffSaleCalls = {
  /** `productIds` are looked up for a sale that does not exist yet. */
  'GET /api/staff/sales': defineCall({
    caller: { staff: 'discounts:write' },
    summary: 'List sales, newest first, at most 500',
    input: z.object({
      productIds: z
        .union([productId, productIds])
        .transform((ids) => [ids].flat())
        .optional(),
    }),
    reply: z.object({ now: moment, sales: z.array(sale), chosen: named }),
  }),
  /** Active offers that still start or end. Flash sales with the same times are combined. At most 20 of each kind. */
  'GET /api/staff/sales/planned': defineCall({
    caller: { staff: 'discounts:write' },
    summary: 'List scheduled sales, codes and flash sales, the next of each kind first',
    input: z.object({}),
    reply: z.object({ now: moment, offers: z.array(plannedOffer) }),
  }),
  /**
   * Counts the published products of a planned sale. Lists those with a price in the last 30 days below the
   * struck-through price, largest difference first, at most 20. Writes nothing.
   */
  'POST /api/staff/sales/preview': defineCall({
    caller: { staff: 'discounts:write' },
    audit: null,
    summary: 'Retrieve the struck-through price of a sale and the lowest price of 30 days',
    input: z.object({
      percent: z.number().gt(0).lt(100),
      category: z.enum(CATEGORIES).nullable(),
      subCategory,
      productIds,
    }),
    largestBody: LARGE_BODY,
    reply: z.object({
      selected: z.number().int(),
      cheaperBefore: z.number().int(),
      products: z.array(plannedPrice),
    }),
  }),
  /**
   * Refused with `invalid_form` and the problems by field: `order_of_times` for a sale that ends before it starts,
   * `sub_category` for one without products in the category.
   */
  'POST /api/staff/sales/create': defineCall({
    caller: { staff: 'discounts:write' },
    audit: 'sale',
    summary: 'Create a sale',
    input: z.object({ ...terms, category: z.enum(CATEGORIES).nullable(), subCategory, productIds }),
    largestBody: LARGE_BODY,
    reply: z.object({ id: z.string() }),
  }),
  /**
   * `active: false` ends a sale. Refused with `field_changed` and `conflicts`, the current values of the fields that
   * clash.
   */
  'POST /api/staff/sales/change': defineCall({
    caller: { staff: 'discounts:write' },
    audit: 'sale',
    summary: 'Update or end a sale',
    input: z.object({
      id: text(64),
      changes: z.object({
        name: change(terms.name),
        percent: change(terms.percent),
        startsAt: change(terms.startsAt),
        endsAt: change(terms.endsAt),
        active: change(z.boolean()),
      }),
    }),
  }),
}
