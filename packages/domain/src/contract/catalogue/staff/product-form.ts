import { z } from 'zod'
import {
  CATEGORIES,
  LONGEST_ALT_TEXT,
  LONGEST_SKU,
  LONGEST_SUB_CATEGORY,
  PRODUCT_STATUSES,
} from '#catalogue/product'
import { identifier, productId, text } from '#contract/fields'
import { LARGEST_PRICE, PER_PERCENT } from '#money'

const MOST_PICTURES = 30
/** The strip of a product page has 20 places (CONST-39). */
const MOST_RELATED = 12
/** Of all colours together. */
const MOST_ALT_TEXTS = 500

/** Lines end as files and HTML read them. */
const words = (most: number) => text(most).transform((value) => value.replace(/\r\n?/g, '\n').trim())
const required = (most: number) => words(most).refine((value) => value !== '', { message: 'required' })
/** What lines, scanners and files compare: one that looks like another is that one. */
const trimmed = (most: number) => identifier(most).transform((value) => value.trim())
const requiredIdentifier = (most: number) =>
  trimmed(most).refine((value) => value !== '', { message: 'required' })
const optionalIdentifier = (most: number) =>
  trimmed(most)
    .transform((value) => value || null)
    .nullable()
/** In fils, above 0, at most AED 1,000,000. */
const price = z
  .number({ message: 'price' })
  .int({ message: 'price' })
  .min(1, { message: 'price' })
  .max(LARGEST_PRICE, { message: 'price' })
/** Six decimals at most, below 100 (D-02). */
const percent = z
  .number({ message: 'percent' })
  .min(0, { message: 'percent' })
  .lt(100, { message: 'percent' })
  .refine((value) => Math.round(value * PER_PERCENT) / PER_PERCENT === value, { message: 'percent' })
const pictures = z.array(text(200)).max(MOST_PICTURES)
/** By address; an empty one is none. */
const altTexts = z
  .record(text(200), words(LONGEST_ALT_TEXT))
  .refine((texts) => Object.keys(texts).length <= MOST_ALT_TEXTS)
  .transform((texts) => Object.fromEntries(Object.entries(texts).filter(([, one]) => one !== '')))
/** Ids, each once. */
const related = z
  .array(productId)
  .transform((ids) => [...new Set(ids)])
  .refine((ids) => ids.length <= MOST_RELATED, { message: 'too_many' })
const swatch = z
  .string()
  .regex(/^#[0-9a-f]{6}$/i, { message: 'swatch' })
  .transform((value) => value.toLowerCase())
  .nullable()

/** Epoch milliseconds; null for none. */
const moment = z
  .number({ message: 'moment' })
  .int({ message: 'moment' })
  .min(0, { message: 'moment' })
  .max(8_640_000_000_000, { message: 'moment' })
  .nullable()

/** Fields of a product's form and what they may hold; stock is none of them. Why a value is wrong is a word of its issue. */
export const PRODUCT_FIELDS = {
  name: required(255),
  nameAr: words(255),
  description: words(10_000),
  descriptionAr: words(10_000),
  sku: requiredIdentifier(LONGEST_SKU),
  category: z.enum(CATEGORIES),
  subCategory: words(LONGEST_SUB_CATEGORY),
  subCategoryAr: words(LONGEST_SUB_CATEGORY),
  /** What shoppers choose where it is no colour; empty for colours. */
  optionName: words(80),
  status: z.enum(PRODUCT_STATUSES),
  /** When a scheduled product publishes itself. */
  publishAt: moment,
  image: pictures,
  altTexts,
  altTextsAr: altTexts,
  price,
  discount: percent,
  /** A sale of this product between its times; the larger of discount and sale counts. */
  saleDiscount: percent,
  saleStartsAt: moment,
  saleEndsAt: moment,
  flashsale: z.boolean(),
  flashDiscount: percent,
  /** The flash sale counts between these, as long as it is switched on. */
  flashStartsAt: moment,
  flashEndsAt: moment,
  bestseller: z.boolean(),
  bestofkids: z.boolean(),
  /** Products that its page shows first, in their order. */
  related,
  /** The ids of all colours in their order. */
  colours: z.array(text(64)).max(200),
}
export type ProductField = keyof typeof PRODUCT_FIELDS

/** Fields of a colour, named `colour.<id>.<field>`. */
export const COLOUR_FIELDS = { name: requiredIdentifier(80), nameAr: words(80), swatch, images: pictures }
export type ColourField = keyof typeof COLOUR_FIELDS

/** Of a new size; a size keeps its name. */
export const SIZE_NAME = requiredIdentifier(64)

/** Fields of a size, named `size.<id>.<field>`; without a price of its own it has the product's (D-69). */
export const SIZE_FIELDS = {
  sku: requiredIdentifier(LONGEST_SKU),
  barcode: optionalIdentifier(64),
  /** Where it lies in the stock room, such as `B2`. */
  shelf: optionalIdentifier(20),
  price: price.nullable(),
}
export type SizeField = keyof typeof SIZE_FIELDS
