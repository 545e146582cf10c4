import { CATEGORIES, type Category } from '#catalogue/fields/product-choices'
import type { ShownFields } from '#catalogue/fields/product-fields'
import type { Language } from '#i18n/languages'
import type { Fils } from '#money'
import type { Translations } from '#translations'

export * from '#catalogue/fields/product-choices'

/** Percents are below 100, with at most six decimals. */
export interface PricingFields {
  price: Fils
  discount: number
  flashsale: boolean
  flashDiscount: number
}

/** Alt texts by address of the picture, in each language that has one. */
export type AltTexts = Readonly<Record<string, { readonly [In in Language]?: string }>>

/** One size of one colour (DATA-16). `stocks` is the number of units for sale. */
export interface SizeEntry {
  size: string
  /** Only if it differs from the product's price (D-69). */
  price?: Fils
  stocks: number
  subSKU: string
}

/** One colour of a product (DATA-12 to DATA-15). `stocks` is the sum of its sizes (D-15). */
export interface Variant {
  /** Name in the first language, which identifies the colour in requests and addresses. */
  colorName: string
  /** Translated name. */
  colorLabel?: string
  /** `#rrggbb` for the dot on a card, null if unknown. */
  swatch: string | null
  images: string[]
  sizes: SizeEntry[]
  stocks: number
  translations?: Translations<{ colorName: string }>
}

/** DATA-01 to DATA-16. `price` in fils, of the cheapest size (D-69). `flashDiscount` also outside flash sales. */
export interface Product extends PricingFields, ShownFields {
  id: string
  name: string
  sku: string
  description: string
  category: Category
  subCategory: string
  /** Translated name. */
  subCategoryLabel?: string
  image: string[]
  /** Absent without any alt text. */
  altTexts?: AltTexts
  variants: Variant[]
  translations?: Translations<ProductTexts>
}

export interface ProductTexts extends Record<string, string> {
  name: string
  description: string
  subCategory: string
}

export const isCategory = (text: unknown): text is Category =>
  (CATEGORIES as readonly unknown[]).includes(text)

/** Slug of a name: lower case, words joined by `-`, letters of every script kept. */
export function toSlug(name: string): string {
  const words = name
    .normalize('NFKC')
    .toLowerCase()
    .split(/[^\p{L}\p{N}\p{M}]+/u)
  return words.filter(Boolean).join('-') || 'product'
}

/** Finds the colour of a slug: `deep-sea` for 'Deep Sea'. */
export const variantOfSlug = <T extends { colorName: string }>(
  variants: readonly T[],
  slug: string,
): T | undefined => variants.find(({ colorName }) => toSlug(colorName) === toSlug(slug))

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

/** Tells whether `/products/{x}` is a product or a search term (D-10). */
export const isUuid = (text: string): boolean => UUID.test(text)
