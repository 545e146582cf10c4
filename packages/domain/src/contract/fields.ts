import { z } from 'zod'
import { CATEGORIES } from '#catalogue/product'
import { withLatinDigits } from '#latin-digits'
import { filsFromAed, LARGEST_AMOUNT } from '#money'
import { readQuantity } from '#orders/cart'

/** Text as stored: no NUL, which PostgreSQL cannot hold; lone surrogates are replaced, which UTF-8 cannot hold. */
const storable = (text: string): string => text.replaceAll('\u0000', '').toWellFormed()

export const text = (most: number) => z.string().max(most).transform(storable)
/** Text with digits in it that people type: Arabic-Indic and Persian ones are taken as ASCII digits. */
export const digits = (most: number) => text(most).transform(withLatinDigits)
export const productId = text(64)
export const size = text(64)
export const colorName = text(80)

/** A whole number, also as text (D-23); `1.5`, `"x"` and null are refused as `invalid_quantity`. */
export const quantity = z
  .union([z.number(), z.string()])
  .transform((value) => readQuantity(value))
  .refine((value): value is number => value !== null, { message: 'invalid_quantity' })

/** AED with decimals as number or text, to fils, half up (D-06). */
export const amountInFils = z
  .union([z.number(), z.string().trim().min(1)])
  .transform(Number)
  .refine((aed) => aed >= 0 && aed <= LARGEST_AMOUNT / 100)
  .transform(filsFromAed)

/** Accepted and ignored: identity is the token's alone (D-30). */
export const ignoredUserId = z.unknown().optional()

/** `price` in AED, only where sizes of the product differ (D-69). */
const sizeEntry = z.object({
  size: z.string(),
  price: z.number().optional(),
  stocks: z.number().int(),
  subSKU: z.string(),
})

const variant = z.object({
  colorName: z.string(),
  /** What shoppers read of the colour in any language but the first (D-62). */
  colorLabel: z.string().optional(),
  swatch: z.string().nullable(),
  images: z.array(z.string()),
  sizes: z.array(sizeEntry),
  stocks: z.number().int(),
})

/** A product on the wire (DATA-01 to DATA-16); `price` in AED. */
export const product = z.object({
  _id: z.string(),
  name: z.string(),
  sku: z.string(),
  description: z.string(),
  category: z.enum(CATEGORIES),
  subCategory: z.string(),
  /** What shoppers read of the sub-category in any language but the first. */
  subCategoryLabel: z.string().optional(),
  image: z.array(z.string()),
  price: z.number(),
  discount: z.number(),
  flashsale: z.boolean(),
  /** 0 while `flashsale` is false (D-02); also as `flashdiscount` (D-11). */
  flashDiscount: z.number(),
  flashdiscount: z.number(),
  bestseller: z.boolean(),
  bestofkids: z.boolean(),
  variants: z.array(variant),
})
export type WireProduct = z.infer<typeof product>

export const success = z.literal(true)
/** A call whose answer carries nothing but words. */
export const messageOnly = z.object({ success, message: z.string() })
