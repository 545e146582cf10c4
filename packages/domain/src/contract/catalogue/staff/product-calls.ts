import { z } from 'zod'
import { pick } from '#catalogue/fields/product-field'
import { CATEGORIES, LONGEST_SUB_CATEGORY, PRODUCT_STATUSES } from '#catalogue/product'
import { AGE_SIZES } from '#catalogue/sizes'
import { undoState } from '#contract/audit-log/audit-log-calls'
import { defineCall, LARGE_BODY } from '#contract/call'
import { listedProduct, wholeProduct } from '#contract/catalogue/staff/product-fields'
import { COLOUR_SCHEMAS, PRODUCT_SCHEMAS, SIZE_NAME } from '#contract/catalogue/staff/product-form'
import { limitedCount, productId, search, text } from '#contract/fields'
import { PRODUCT_MARKS, PRODUCT_SORTS, PRODUCT_TABS, STOCK_FILTERS } from '#contract/staff/choices'

/** Limit for one call. Shoes come in about forty sizes. */
const MAX_SIZES = 60

export const productFilters = {
  q: search.optional(),
  status: z.enum(PRODUCT_STATUSES).optional(),
  category: z.enum(CATEGORIES).optional(),
  subCategory: text(LONGEST_SUB_CATEGORY).optional(),
  /** Products that have this age size. */
  age: z.enum(AGE_SIZES).optional(),
  stock: z.enum(STOCK_FILTERS).optional(),
  mark: z.enum(PRODUCT_MARKS).optional(),
}

/** Selected products, at most 200; repeated ids are dropped. */
const selectedIds = z
  .union([productId, z.array(productId)])
  .transform((ids) => [...new Set([ids].flat())])
  .refine((ids) => ids.length <= 200)

/** Includes drafts and archived products. */
export const staffProductCalls = {
  /**
   * In the order of the shop, newest first, or by `sort` (requires the permission to see sales); 50 at a time. `q`
   * matches any part of name, Arabic name, article number, colour, SKU or barcode. `older` and `newer` are cursors of
   * an earlier reply.
   */
  'GET /api/staff/products': defineCall({
    caller: { staff: 'products:read' },
    summary: 'List products by search and filters',
    input: z.object({
      ...productFilters,
      sort: z.enum(PRODUCT_SORTS).optional(),
      older: text(64).optional(),
      newer: text(64).optional(),
    }),
    reply: z.object({
      products: z.array(listedProduct),
      older: z.string().nullable(),
      newer: z.string().nullable(),
    }),
  }),
  /**
   * `short` and `reduced` count published products. Each count looks at 5,000 products at most; `more` is true if there
   * may be further ones.
   */
  'GET /api/staff/products/counts': defineCall({
    caller: { staff: 'products:read' },
    summary: 'Count the products in each tab of the list',
    input: z.object({}),
    reply: z.object({
      counts: z.record(z.enum(PRODUCT_TABS), limitedCount),
    }),
  }),
  /** Includes drafts and archived products; at most 500. `label` is in the reader's language. */
  'GET /api/staff/products/sub-categories': defineCall({
    caller: { staff: 'products:read' },
    summary: 'List sub-categories by category',
    input: z.object({}),
    reply: z.object({
      subCategories: z.array(z.object({ category: z.enum(CATEGORIES), name: z.string(), label: z.string() })),
    }),
  }),
  /** Excludes cancelled and unpaid orders, refreshed every minute. Products without sales are missing. */
  'GET /api/staff/products/sold': defineCall({
    caller: { staff: 'sales:read' },
    summary: 'Retrieve units sold in the last 30 days, by product',
    input: z.object({ ids: selectedIds }),
    reply: z.object({ sold: z.record(z.string(), z.number().int()) }),
  }),
  /**
   * The products of the filters, or those of `ids`; 200 at a time. Each reply has the headings; `older` is the cursor
   * of the next one, null after the last. Includes costs that an import brought.
   */
  'GET /api/staff/products/file': defineCall({
    caller: { staff: 'products:write' },
    summary: 'Export products as a Shopify file (CSV)',
    input: z.object({ ...productFilters, ids: selectedIds.optional(), older: text(64).optional() }),
    reply: z.object({
      name: z.string(),
      /** Headings are one line. Neither text has a byte order mark. */
      headings: z.string(),
      rows: z.string(),
      products: z.number().int(),
      older: z.string().nullable(),
    }),
  }),
  'GET /api/staff/product': defineCall({
    caller: { staff: 'products:read' },
    summary: 'Retrieve a product with its texts, colours, sizes and stock',
    input: z.object({ productId }),
    reply: z.object({
      product: wholeProduct,
      /** Last change. Null if the activity log has none. */
      changed: z.object({ at: z.number().int(), actor: z.string(), actorName: z.string() }).nullable(),
      /** Percent of the VAT included in the prices. */
      vatRate: z.number(),
    }),
  }),
  /**
   * The address is valid for one day. It shows the product as it will be in the shop at the time `at`, or now, even if
   * it is not published.
   */
  'POST /api/staff/product/preview': defineCall({
    caller: { staff: 'products:read' },
    audit: null,
    summary: 'Create a preview link of a product',
    input: z.object({
      productId,
      /** In epoch milliseconds. */
      at: z.number().int().min(0).max(8_640_000_000_000_000).nullable().default(null),
    }),
    reply: z.object({ path: z.string() }),
  }),
  /**
   * Each change names a field of `product-form.ts`, its value when the editor read it, and the new value. Refused with
   * `field_changed` and `conflicts` if a field has changed since; nothing is saved then. Invalid values are refused
   * with `invalid_form` and the reasons by field.
   */
  'POST /api/staff/product/save': defineCall({
    caller: { staff: 'products:write' },
    audit: 'product',
    summary: 'Update a product, its colours and sizes',
    input: z.object({
      productId,
      changes: z
        .array(z.object({ field: text(120), from: z.unknown(), to: z.unknown() }))
        .min(1)
        .max(1000),
    }),
    largestBody: LARGE_BODY,
  }),
  'POST /api/staff/product/create': defineCall({
    caller: { staff: 'products:write' },
    audit: 'product',
    summary: 'Create a draft product',
    input: z.object(pick(PRODUCT_SCHEMAS, ['name', 'sku', 'category', 'price'])),
    reply: z.object({ productId: z.string() }),
  }),
  /** Copies texts, prices, colours, pictures and sizes, but neither stock nor barcodes. */
  'POST /api/staff/product/copy': defineCall({
    caller: { staff: 'products:write' },
    audit: 'product',
    summary: 'Duplicate a product as a draft',
    input: z.object({ productId }),
    reply: z.object({ productId: z.string() }),
  }),
  'POST /api/staff/product/colour': defineCall({
    caller: { staff: 'products:write' },
    audit: 'product',
    summary: 'Add a colour to a product, with the sizes of its other colours',
    input: z.object({
      productId,
      name: COLOUR_SCHEMAS.name,
      nameAr: COLOUR_SCHEMAS.nameAr.default(''),
      swatch: COLOUR_SCHEMAS.swatch.default(null),
    }),
    reply: z.object({ colourId: z.string() }),
  }),
  'POST /api/staff/product/size': defineCall({
    caller: { staff: 'products:write' },
    audit: 'product',
    summary: 'Add sizes without stock to every colour that lacks them',
    input: z.object({
      productId,
      sizes: z.array(SIZE_NAME).min(1).max(MAX_SIZES),
    }),
  }),
  /** `id` is a colour or size of the product. */
  'GET /api/staff/product/removal': defineCall({
    caller: { staff: 'products:read' },
    summary: 'Preview the deletion of a colour or size of a product',
    input: z.object({ productId, id: text(64) }),
    reply: z.object({
      /** Units in stock, carts that contain it, and undelivered orders that contain it. */
      units: z.number().int(),
      carts: z.number().int(),
      openOrders: z.number().int(),
    }),
  }),
  /**
   * Deletes a colour with its sizes, or one size. Carts lose the lines, orders keep what was bought, and the stock
   * ledger records the removal. A published product must keep one size (`last_size`).
   */
  'POST /api/staff/product/remove': defineCall({
    caller: { staff: 'products:write' },
    audit: 'product',
    summary: 'Delete a colour or a size of a product',
    input: z.object({ productId, id: text(64) }),
  }),
  'GET /api/staff/product/prices': defineCall({
    caller: { staff: 'products:read' },
    summary: 'List price changes of a product, newest first, at most 100',
    input: z.object({ productId }),
    reply: z.object({
      prices: z.array(
        z.object({
          /** In epoch milliseconds. */
          at: z.number().int(),
          /** Price of the cheapest size in fils, before the discount. Null while the product was not in the shop. */
          price: z.number().int().nullable(),
          /** In percent, from any source. */
          discount: z.number(),
        }),
      ),
    }),
  }),
  'GET /api/staff/product/history': defineCall({
    caller: { staff: 'products:read' },
    summary: 'List changed fields of a product, newest first, 50 at a time',
    input: z.object({ productId, older: z.coerce.number().int().positive().optional() }),
    reply: z.object({
      changes: z.array(
        z.object({
          id: z.number().int(),
          at: z.number().int(),
          actor: z.string(),
          actorName: z.string(),
          /** `possible`, or the reason why the caller cannot undo it. */
          undo: undoState,
          fields: z.array(
            z.object({
              field: z.string(),
              before: z.unknown(),
              after: z.unknown(),
              /** A later change has undone this field. */
              undone: z.boolean(),
            }),
          ),
        }),
      ),
      older: z.number().int().nullable(),
    }),
  }),
}
