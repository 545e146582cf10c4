import { z } from 'zod'
import { pick } from '#catalogue/fields/product-field'
import { CATEGORIES, LONGEST_SUB_CATEGORY, PRODUCT_STATUSES } from '#catalogue/product'
import { AGE_SIZES } from '#catalogue/sizes'
import { undoState } from '#contract/audit-log/trail-calls'
import { defineCall, LARGE_BODY } from '#contract/call'
import { listedProduct, wholeProduct } from '#contract/catalogue/staff/product-fields'
import { COLOUR_SCHEMAS, PRODUCT_SCHEMAS, SIZE_NAME } from '#contract/catalogue/staff/product-form'
import { limitedCount, productId, search, text } from '#contract/fields'
import { PRODUCT_MARKS, PRODUCT_SORTS, PRODUCT_TABS, STOCK_FILTERS } from '#contract/staff/choices'

/** Of one call; shoes have some forty. */
const MOST_SIZES = 60

/** What narrows the list. */
export const productFilters = {
  q: search.optional(),
  status: z.enum(PRODUCT_STATUSES).optional(),
  category: z.enum(CATEGORIES).optional(),
  subCategory: text(LONGEST_SUB_CATEGORY).optional(),
  /** An age size that it comes in. */
  age: z.enum(AGE_SIZES).optional(),
  stock: z.enum(STOCK_FILTERS).optional(),
  mark: z.enum(PRODUCT_MARKS).optional(),
}

/** Products that somebody has ticked, in one list or several. */
const selectedIds = z
  .union([productId, z.array(productId)])
  .transform((ids) => [...new Set([ids].flat())])
  .refine((ids) => ids.length <= 200)

/** What the shop sells, drafts and archived products included. */
export const staffProductCalls = {
  /**
   * As the shop lists them, newest first, or by `sort` (who may see sales), 50 at a time. `q` is any part of name, Arabic name, article number, colour, SKU
   * or barcode; `older` and `newer` are cursors of an earlier answer.
   */
  'GET /api/staff/products': defineCall({
    caller: { staff: 'products:read' },
    summary: 'Products, by search and filters',
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
   * `short` and `reduced` are of published products. At most 5,000 are looked at for each: with `more` there are, or may be,
   * further ones.
   */
  'GET /api/staff/products/counts': defineCall({
    caller: { staff: 'products:read' },
    summary: 'How many products the tabs of the list hold',
    input: z.object({}),
    reply: z.object({
      counts: z.record(z.enum(PRODUCT_TABS), limitedCount),
    }),
  }),
  /** Drafts and archived products count; at most 500. `label` is in the reader's language. */
  'GET /api/staff/products/sub-categories': defineCall({
    caller: { staff: 'products:read' },
    summary: 'The sub-categories that products have, by category',
    input: z.object({}),
    reply: z.object({
      subCategories: z.array(z.object({ category: z.enum(CATEGORIES), name: z.string(), label: z.string() })),
    }),
  }),
  /** Orders that are neither cancelled nor unpaid, counted each minute; a product without any is not named. */
  'GET /api/staff/products/sold': defineCall({
    caller: { staff: 'sales:read' },
    summary: 'Pieces of products that were sold in the last 30 days, by product',
    input: z.object({ ids: selectedIds }),
    reply: z.object({ sold: z.record(z.string(), z.number().int()) }),
  }),
  /**
   * As the list, or those of `ids`; 200 products at a time. Each answer has the headings; `older` is the cursor of the
   * next one, null after the last. Costs are in it, as far as an import brought them.
   */
  'GET /api/staff/products/file': defineCall({
    caller: { staff: 'products:write' },
    summary: 'Products as a Shopify export (CSV)',
    input: z.object({ ...productFilters, ids: selectedIds.optional(), older: text(64).optional() }),
    reply: z.object({
      name: z.string(),
      /** One line, and as many as there are, without a byte order mark. */
      headings: z.string(),
      rows: z.string(),
      products: z.number().int(),
      older: z.string().nullable(),
    }),
  }),
  'GET /api/staff/product': defineCall({
    caller: { staff: 'products:read' },
    summary: 'One product with its texts, colours, sizes and stock',
    input: z.object({ productId }),
    reply: z.object({
      product: wholeProduct,
      /** Who changed it last, and when; null where the trail knows of nobody. */
      changed: z.object({ at: z.number().int(), actor: z.string(), actorName: z.string() }).nullable(),
      /** The VAT inside its prices, in percent. */
      vatRate: z.number(),
    }),
  }),
  /** The address holds for a day: the product as it will be in the shop at the time `at`, or now, published or not. */
  'POST /api/staff/product/preview': defineCall({
    caller: { staff: 'products:read' },
    audit: null,
    summary: 'Make an address that shows a product as shoppers will see it',
    input: z.object({
      productId,
      /** In epoch milliseconds. */
      at: z.number().int().min(0).max(8_640_000_000_000_000).nullable().default(null),
    }),
    reply: z.object({ path: z.string() }),
  }),
  /**
   * Each change names a field of `product-form.ts`, what it was when the editor read it, and what it shall be. A field that
   * somebody else has changed since is refused with `field_changed` and `conflicts`: nothing is saved then. What is wrong is
   * refused with `invalid_form` and why, by field.
   */
  'POST /api/staff/product/save': defineCall({
    caller: { staff: 'products:write' },
    audit: 'product',
    summary: 'Change fields of a product, its colours and sizes',
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
    summary: 'Begin a product as a draft',
    input: z.object(pick(PRODUCT_SCHEMAS, ['name', 'sku', 'category', 'price'])),
    reply: z.object({ productId: z.string() }),
  }),
  /** Texts, prices, colours, pictures and sizes; no stock, no barcodes. */
  'POST /api/staff/product/copy': defineCall({
    caller: { staff: 'products:write' },
    audit: 'product',
    summary: 'Copy a product into a new draft',
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
    summary: 'Add sizes to every colour of a product that lacks them, without stock',
    input: z.object({
      productId,
      sizes: z.array(SIZE_NAME).min(1).max(MOST_SIZES),
    }),
  }),
  /** `id` is one of its colours or sizes. */
  'GET /api/staff/product/removal': defineCall({
    caller: { staff: 'products:read' },
    summary: 'What goes with a colour or size of a product',
    input: z.object({ productId, id: text(64) }),
    reply: z.object({
      /** Pieces in stock, carts of shoppers with it, and orders with it that are not delivered yet. */
      pieces: z.number().int(),
      carts: z.number().int(),
      openOrders: z.number().int(),
    }),
  }),
  /**
   * Takes a colour with its sizes, or one size, away for good: carts lose their lines of it, orders keep what was bought,
   * and the ledger says where the stock went. A product of the shop keeps one size (`last_size`).
   */
  'POST /api/staff/product/remove': defineCall({
    caller: { staff: 'products:write' },
    audit: 'product',
    summary: 'Remove a colour or a size of a product',
    input: z.object({ productId, id: text(64) }),
  }),
  'GET /api/staff/product/prices': defineCall({
    caller: { staff: 'products:read' },
    summary: 'What a product has cost since when, newest first, at most 100 changes',
    input: z.object({ productId }),
    reply: z.object({
      prices: z.array(
        z.object({
          /** In epoch milliseconds. */
          at: z.number().int(),
          /** Of the cheapest size in fils, before the discount; null while the product was not in the shop. */
          price: z.number().int().nullable(),
          /** In percent, whatever it came from. */
          discount: z.number(),
        }),
      ),
    }),
  }),
  'GET /api/staff/product/history': defineCall({
    caller: { staff: 'products:read' },
    summary: 'Who changed which field of a product, newest first, 50 at a time',
    input: z.object({ productId, older: z.coerce.number().int().positive().optional() }),
    reply: z.object({
      changes: z.array(
        z.object({
          id: z.number().int(),
          at: z.number().int(),
          actor: z.string(),
          actorName: z.string(),
          /** Whether the caller may undo it, or why not. */
          undo: undoState,
          fields: z.array(
            z.object({
              field: z.string(),
              before: z.unknown(),
              after: z.unknown(),
              /** Whether a later change has undone it. */
              undone: z.boolean(),
            }),
          ),
        }),
      ),
      older: z.number().int().nullable(),
    }),
  }),
}
