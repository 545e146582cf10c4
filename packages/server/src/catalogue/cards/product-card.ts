import { getProductTypes } from '@little-dunes/domain/catalogue/departments'
import { colourKey } from '@little-dunes/domain/catalogue/listing'
import { displayedPrice } from '@little-dunes/domain/catalogue/pricing'
import type { Product } from '@little-dunes/domain/catalogue/product'
import { getSearchText, type SearchText } from '@little-dunes/domain/catalogue/search'
import { parseTerms } from '@little-dunes/domain/catalogue/search-text'
import { localizeProduct } from '@little-dunes/domain/catalogue/translations/localize-product'
import { comesInColours } from '@little-dunes/domain/catalogue/translations/without-options'
import { FIRST_LANGUAGE, LANGUAGES } from '@little-dunes/domain/i18n/languages'
import type { Names, productCards } from '#catalogue/cards/card-tables'
import type { CatalogueEntry } from '#catalogue/memory/catalogue-snapshot'

/** Raise this with every change of the rules for cards: all cards are then recomputed. */
export const CARD_RULES = 3

/** Variants are identified by the ids of their rows. */
export type ProductCard = Omit<typeof productCards.$inferInsert, 'variantIds'>

const LINES = [
  'name',
  'nameWords',
  'kindWords',
  'colourWords',
  'descriptionWords',
  'numbers',
] as const satisfies (keyof SearchText)[]

/** Separates the lines, since no word contains it. */
export const PART = '\u0001'

/** The place of a line in the searched text, from 1 as in `split_part`. */
export const getPlace = (line: (typeof LINES)[number]): number => LINES.indexOf(line) + 1

const toSearched = (text: SearchText): string =>
  LINES.map((line) => text[line].replaceAll(PART, ' ')).join(PART)

const SHORTEST_WORD = 3

/** Words worth suggesting for a misspelt search. */
const listWords = (texts: readonly string[]): string[] => {
  const words = texts.flatMap((text) => parseTerms(text).map(({ word }) => word))
  return [...new Set(words)].filter((word) => word.length >= SHORTEST_WORD && !/\d/.test(word))
}

const inOtherLanguages = (getName: (localized: Product) => string | undefined, product: Product): Names =>
  Object.fromEntries(
    LANGUAGES.filter((language) => language !== FIRST_LANGUAGE).map((language) => [
      language,
      getName(localizeProduct(product, language).product),
    ]),
  )

/** Uses the same rules as lists from memory. */
export function productCard({ product, publishedAt }: CatalogueEntry): ProductCard {
  const { id, category, subCategory, variants, price } = product
  const { slug, department } = getProductTypes(product)
  const { bestseller, bestofkids, flashsale } = product
  return {
    productId: id,
    publishedAt: new Date(publishedAt),
    category,
    department,
    typeSlug: slug,
    typeNames: subCategory
      ? {
          [FIRST_LANGUAGE]: subCategory,
          ...inOtherLanguages(({ subCategoryLabel }) => subCategoryLabel, product),
        }
      : null,
    price,
    displayedPrice: displayedPrice(product),
    ...{ bestseller, bestofkids, flashsale },
    inStock: variants.some(({ stocks }) => stocks > 0),
    hasOptions: !comesInColours(product),
    colours: variants.map(({ colorName }) => colourKey(colorName)),
    colourNames: variants.map(({ colorName }, at) => ({
      [FIRST_LANGUAGE]: colorName,
      ...inOtherLanguages((localized) => localized.variants[at]?.colorLabel, product),
    })),
    sizes: [...new Set(variants.flatMap(({ sizes }) => sizes.map(({ size }) => size)))],
    searched: toSearched(getSearchText(product)),
    words: listWords(LANGUAGES.map((language) => localizeProduct(product, language).product.name)),
  }
}
