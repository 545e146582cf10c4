import { z } from 'zod'
import { pick } from '#catalogue/fields/product-field'
import { COLOUR_FIELDS, PRODUCT_FIELDS, SIZE_FIELDS } from '#catalogue/fields/product-fields'
import { replySchemas } from '#contract/catalogue/field-schemas'

const fils = z.number().int()
const productSchemas = replySchemas(PRODUCT_FIELDS)

export const listedProduct = z.object({
  id: z.string(),
  ...pick(productSchemas, [
    'name',
    'sku',
    'category',
    'subCategory',
    'status',
    'publishAt',
    'price',
    'discount',
  ]),
  ...pick(productSchemas, ['flashsale', 'flashDiscount', 'bestseller', 'bestofkids']),
  picture: z.string().nullable(),
  /** In the order of the product. Swatches are `#rrggbb`, or null if unknown. */
  colours: z.array(z.object({ name: z.string(), swatch: z.string().nullable() })),
  /** Units of all sizes with counted stock. */
  stock: z.number().int(),
  /** Sizes with counted stock that have few units, and that have none. */
  lowSizes: z.number().int(),
  emptySizes: z.number().int(),
  sizes: z.number().int(),
  /** Sizes whose stock is not counted (D-70). */
  uncountedSizes: z.number().int(),
})
export type ListedProduct = z.infer<typeof listedProduct>

const size = z.object({
  id: z.string(),
  size: z.string(),
  ...replySchemas(SIZE_FIELDS),
  stock: z.number().int(),
  counted: z.boolean(),
  /** Newest stock movement, from which a count starts. 0 without any. */
  movement: z.number().int(),
})
export type ProductSize = z.infer<typeof size>

const colour = z.object({ id: z.string(), ...replySchemas(COLOUR_FIELDS), sizes: z.array(size) })
export type ProductColour = z.infer<typeof colour>

/** A product shown next to another one. */
export const relatedProduct = z.object({
  id: z.string(),
  ...pick(productSchemas, ['name', 'nameAr', 'sku', 'status']),
  picture: z.string().nullable(),
  /** Every size is sold out. */
  soldOut: z.boolean(),
})
export type RelatedProduct = z.infer<typeof relatedProduct>

/** Missing Arabic texts are empty. */
export const wholeProduct = z.object({
  id: z.string(),
  ...productSchemas,
  /** Customers see the formatted description of an import until the description changes. */
  formatted: z.boolean(),
  publishedAt: z.number().int(),
  /** Percent of the largest active sale for this product, 0 without one. */
  appliedSale: z.number(),
  /** Lowest price of the last 30 days, in fils. Null if the product was not in the shop. */
  lowestPrice: fils.nullable(),
  relatedProducts: z.array(relatedProduct),
  colours: z.array(colour),
})
export type WholeProduct = z.infer<typeof wholeProduct>
