import { CATEGORIES, type Category } from '#catalogue/fields/product-choices'
import type { ShownFields } from '#catalogue/fields/product-fields'
import type { Language } from '#i18n/languages'
import type { Fils } from '#money'
import type { Translations } from '#translations'

export * from '#catalogue/fields/product-choices'

/** What pricing needs of a product. Percents are below 100, with at most six decimals. */
export interface PricingFields {
  price: Fils
  discount: number
  flashsale: boolean
  flashDiscount: number
}

/** What pictures show, in words for those who cannot see them: by address of the picture, in each language that has it. */
export type AltTexts = Readonly<Record<string, { readonly [In in Language]?: string }>>

/** One size of one colour (DATA-16). `stocks` is what can be sold now. */
export interface SizeEntry {
  size: string
  /** Own price of the size; only where it differs from the product's (D-69). */
  price?: Fils
  stocks: number
  subSKU: string
}

/** One colour of a product (DATA-12 to DATA-15). `stocks` is the sum over its sizes (D-15). */
export interface Variant {
  /** Names the colour in requests and addresses, in the first language. */
  colorName: string
  /** What shoppers read of it in another language. */
  colorLabel?: string
  /** `#rrggbb` for the dot on a card, or null when it is not known. */
  swatch: string | null
  images: string[]
  sizes: SizeEntry[]
  stocks: number
  translations?: Translations<{ colorName: string }>
}

/** A product as the shop knows it (DATA-01 to DATA-16); `price` in fils, the lowest of its sizes (D-69), `flashDiscount` also while there is no flash sale. */
export interface Product extends PricingFields, ShownFields {
  id: string
  name: string
  sku: string
  description: string
  category: Category
  subCategory: string
  /** What shoppers read of the sub-category in another language. */
  subCategoryLabel?: string
  image: string[]
  /** Only where somebody has written some. */
  altTexts?: AltTexts
  variants: Variant[]
  translations?: Translations<ProductTexts>
}

/** What a product says in each language. */
export interface ProductTexts extends Record<string, string> {
  name: string
  description: string
  subCategory: string
}

export const isCategory = (text: unknown): text is Category =>
  (CATEGORIES as readonly unknown[]).includes(text)

/** The name as a part of an address: lower case, words joined by `-`; letters of every script stay. */
export function slugOf(name: string): string {
  const words = name
    .normalize('NFKC')
    .toLowerCase()
    .split(/[^\p{L}\p{N}\p{M}]+/u)
  return words.filter(Boolean).join('-') || 'product'
}

/** The colour that an address names: `deep-sea` for 'Deep Sea'. */
export const variantOfSlug = <T extends { colorName: string }>(
  variants: readonly T[],
  slug: string,
): T | undefined => variants.find(({ colorName }) => slugOf(colorName) === slugOf(slug))

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

/** Whether `/products/{x}` names a product or a search term (D-10). */
export const isProductId = (text: string): boolean => UUID.test(text)
