import { z } from 'zod'
import { CATEGORIES, PRODUCT_STATUSES } from '#catalogue/product'
import { defineCall } from '../call.ts'
import { productId, success, text } from '../fields.ts'
import { listedProduct, STOCK_FILTERS, wholeProduct } from './product-fields.ts'

/** What the shop sells, drafts and archived products included. */
export const staffProductCalls = {
  /**
   * As the shop lists them, newest first, 50 at a time. `q` is any part of name, Arabic name, article number, colour, SKU
   * or barcode; `older` and `newer` are cursors of an earlier answer.
   */
  'GET /api/staff/products': defineCall({
    caller: { staff: 'products:read' },
    summary: 'Products, by search and filters',
    input: z.object({
      q: text(100).optional(),
      status: z.enum(PRODUCT_STATUSES).optional(),
      category: z.enum(CATEGORIES).optional(),
      stock: z.enum(STOCK_FILTERS).optional(),
      older: text(64).optional(),
      newer: text(64).optional(),
    }),
    reply: z.object({
      success,
      products: z.array(listedProduct),
      older: z.string().nullable(),
      newer: z.string().nullable(),
    }),
  }),
  'GET /api/staff/product': defineCall({
    caller: { staff: 'products:read' },
    summary: 'One product with its texts, colours, sizes and stock',
    input: z.object({ productId }),
    reply: z.object({ success, product: wholeProduct }),
  }),
}
