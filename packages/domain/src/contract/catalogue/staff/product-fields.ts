import { z } from 'zod'
import { CATEGORIES, PRODUCT_STATUSES } from '#catalogue/product'

const fils = z.number().int()
const moment = z.number().int()
/** Null for none. */
const optionalMoment = moment.nullable()

/** A product in a list; `price` in fils before the `discount` in percent, which is the one that counts now. */
export const listedProduct = z.object({
  id: z.string(),
  name: z.string(),
  sku: z.string(),
  category: z.enum(CATEGORIES),
  subCategory: z.string(),
  status: z.enum(PRODUCT_STATUSES),
  /** When a scheduled one appears, in epoch milliseconds. */
  publishAt: z.number().int().nullable(),
  picture: z.string().nullable(),
  /** In their order; the dot is `#rrggbb`, or null when it is not known. */
  colours: z.array(z.object({ name: z.string(), swatch: z.string().nullable() })),
  price: fils,
  discount: z.number(),
  flashsale: z.boolean(),
  flashDiscount: z.number(),
  bestseller: z.boolean(),
  bestofkids: z.boolean(),
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
  sku: z.string(),
  barcode: z.string().nullable(),
  /** Where it lies in the stock room; null where nobody has said. */
  shelf: z.string().nullable(),
  /** Own price in fils; null where it is the product's (D-69). */
  price: fils.nullable(),
  stock: z.number().int(),
  counted: z.boolean(),
  /** The newest movement of its stock, from which a count begins; 0 without any. */
  movement: z.number().int(),
})
export type ProductSize = z.infer<typeof size>

const colour = z.object({
  id: z.string(),
  name: z.string(),
  nameAr: z.string(),
  swatch: z.string().nullable(),
  images: z.array(z.string()),
  sizes: z.array(size),
})
export type ProductColour = z.infer<typeof colour>

/** A product that stands beside another one. */
export const relatedProduct = z.object({
  id: z.string(),
  name: z.string(),
  nameAr: z.string(),
  sku: z.string(),
  picture: z.string().nullable(),
  status: z.enum(PRODUCT_STATUSES),
  /** No size of it can be sold. */
  soldOut: z.boolean(),
})
export type RelatedProduct = z.infer<typeof relatedProduct>

/** Everything about one product; Arabic texts are empty where they are missing. */
export const wholeProduct = z.object({
  id: z.string(),
  name: z.string(),
  nameAr: z.string(),
  description: z.string(),
  /** Shoppers see the description with the format that an import has brought, until it is another one. */
  formatted: z.boolean(),
  descriptionAr: z.string(),
  sku: z.string(),
  category: z.enum(CATEGORIES),
  subCategory: z.string(),
  subCategoryAr: z.string(),
  /** What shoppers choose by the names of the colours where these are none; empty for colours. */
  optionName: z.string(),
  status: z.enum(PRODUCT_STATUSES),
  publishedAt: moment,
  publishAt: optionalMoment,
  image: z.array(z.string()),
  /** What its pictures and those of its colours show, by address. */
  altTexts: z.record(z.string(), z.string()),
  altTextsAr: z.record(z.string(), z.string()),
  price: fils,
  /** In percent, as `saleDiscount` and `flashDiscount`. */
  discount: z.number(),
  saleDiscount: z.number(),
  saleStartsAt: optionalMoment,
  saleEndsAt: optionalMoment,
  /** What the largest sale that counts now takes off, be it of this product or of many; 0 without. */
  appliedSale: z.number(),
  /** The least it cost in the last 30 days, in fils; null when it was not in the shop. */
  lowestPrice: fils.nullable(),
  flashsale: z.boolean(),
  flashDiscount: z.number(),
  flashStartsAt: optionalMoment,
  flashEndsAt: optionalMoment,
  bestseller: z.boolean(),
  bestofkids: z.boolean(),
  /** Ids of the products that its page shows first, in their order, and what is known of them. */
  related: z.array(z.string()),
  relatedProducts: z.array(relatedProduct),
  colours: z.array(colour),
})
export type WholeProduct = z.infer<typeof wholeProduct>
