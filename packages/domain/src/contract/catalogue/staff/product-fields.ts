import { z } from 'zod'
import { pick } from '#catalogue/fields/product-field'
import { COLOUR_FIELDS, PRODUCT_FIELDS, SIZE_FIELDS } from '#catalogue/fields/product-fields'
import { replySchemas } from '#contract/catalogue/field-schemas'

const fils = z.number().int()
const own = replySchemas(PRODUCT_FIELDS)

/** A product in a list. The `discount` is the one that counts now. */
export const listedProduct = z.object({
  id: z.string(),
  ...pick(own, ['name', 'sku', 'category', 'subCategory', 'status', 'publishAt', 'price', 'discount']),
  ...pick(own, ['flashsale', 'flashDiscount', 'bestseller', 'bestofkids']),
  picture: z.string().nullable(),
  /** In their order. Dots are `#rrggbb`, or null when unknown. */
  colours: z.array(z.object({ name: z.string(), swatch: z.string().nullable() })),
  /** Units of all counted sizes. */
  stock: z.number().int(),
  /** Counted sizes with few units, and with none. */
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
  /** The newest movement of its stock, from which a count begins; 0 without any. */
  movement: z.number().int(),
})
export type ProductSize = z.infer<typeof size>

const colour = z.object({ id: z.string(), ...replySchemas(COLOUR_FIELDS), sizes: z.array(size) })
export type ProductColour = z.infer<typeof colour>

/** A product that stands beside another one. */
export const relatedProduct = z.object({
  id: z.string(),
  ...pick(own, ['name', 'nameAr', 'sku', 'status']),
  picture: z.string().nullable(),
  /** No size of it can be sold. */
  soldOut: z.boolean(),
})
export type RelatedProduct = z.infer<typeof relatedProduct>

/** Everything about one product; Arabic texts are empty where they are missing. */
export const wholeProduct = z.object({
  id: z.string(),
  ...own,
  /** Shoppers see the description with the format that an import has brought, until it is another one. */
  formatted: z.boolean(),
  publishedAt: z.number().int(),
  /** What the largest sale that counts now takes off, be it of this product or of many; 0 without. */
  appliedSale: z.number(),
  /** The least it cost in the last 30 days, in fils; null when it was not in the shop. */
  lowestPrice: fils.nullable(),
  relatedProducts: z.array(relatedProduct),
  colours: z.array(colour),
})
export type WholeProduct = z.infer<typeof wholeProduct>
