import { departmentOf } from '#catalogue/departments'
import type { Product, Variant } from '#catalogue/product'
import {
  foldText,
  matchesTerm,
  searchableCompounds,
  searchableSkus,
  searchableWords,
  type Term,
  termsOf,
  withoutPunctuation,
} from '#catalogue/search-text'
import { readingsOf, type SearchSynonym } from '#catalogue/synonyms/search-synonyms'
import { memoizeByObject } from '#memoize-by-object'
import type { Translation, Translations } from '#translations'

/** Characters. A longer search is nothing that somebody typed. */
export const LONGEST_TYPED_SEARCH = 100

/** What a search reads of a product, in every language: who reads Arabic may type either. */
export interface SearchableProduct
  extends Pick<Product, 'name' | 'sku' | 'description' | 'category' | 'subCategory' | 'translations'> {
  variants: readonly Variant[]
}

/** One way to read a question. */
export interface Reading {
  /** The whole question as a part of a name. */
  folded: string
  terms: Term[]
  /** The whole question as an article number. */
  number: string
}

/** A question, read once for a whole list. */
export interface SearchQuery extends Reading {
  /** The question in the words that its own stand for. */
  others: readonly Reading[]
}

/** The texts of a product as they are searched. */
export interface SearchText {
  name: string
  nameWords: string
  kindWords: string
  colourWords: string
  descriptionWords: string
  numbers: string
}

/** A letter or two begin too many words to say anything about a description. */
const SHORTEST_IN_DESCRIPTION = 3
/** `sea-90` is no article number, `LD-TS-0104` is. */
const SHORTEST_NUMBER = 4

/** How far from the name each text is. */
export const DISTANCES = { name: 0, kind: 1, colour: 2, number: 2, description: 6 } as const
/** The question is a part of the name, but no word of it; it is an article number. */
export const PART_OF_NAME = 0.5
export const WHOLE_NUMBER = 1

/** What is found by the words that others stand for comes after what is found by the words themselves. */
export const BY_SYNONYM = 0.25

function read(text: string): Reading {
  // What folds to nothing is compared as it was written.
  return {
    folded: foldText(text.trim()) || text.trim(),
    terms: termsOf(text),
    number: withoutPunctuation(foldText(text)),
  }
}

export const readSearch = (text: string, synonyms: readonly SearchSynonym[] = []): SearchQuery => ({
  ...read(text),
  others: synonyms.length > 0 ? readingsOf(text, synonyms).map(read) : [],
})

/** The languages that a product or a colour is translated into, each with its texts. */
const translated = <Texts>(translations: Translations<Texts> | undefined): Translation<Texts>[] =>
  Object.values(translations ?? {})

const present = (texts: readonly (string | null | undefined)[]): string[] =>
  texts.filter((text) => text !== null && text !== undefined)

function textOf(product: SearchableProduct): SearchText {
  const { name, sku, description, category, subCategory, variants } = product
  const others = translated(product.translations)
  const names = present([name, ...others.map((other) => other.name)])
  const numbers = [sku, ...variants.flatMap(({ sizes }) => sizes.map(({ subSKU }) => subSKU))]
  const colours = variants.flatMap(({ colorName, translations }) => [
    colorName,
    ...translated(translations).map((other) => other.colorName),
  ])
  return {
    // A part of a name never reaches from one language into the next.
    name: names.map(foldText).join('\n'),
    nameWords: searchableWords(names) + names.map(searchableCompounds).join(''),
    kindWords: searchableWords(
      present([
        subCategory,
        ...others.map((other) => other.subCategory),
        category,
        departmentOf({ subCategory, variants }),
      ]),
    ),
    colourWords: searchableWords(present(colours)),
    descriptionWords: searchableWords(present([description, ...others.map((other) => other.description)])),
    numbers: searchableSkus(numbers),
  }
}

/** Kept as long as the product is: a list is searched with every letter that is typed. */
export const searchTextOf = memoizeByObject(textOf)

/** Whether a word may be an article number. */
export const isNumber = (word: string): boolean => word.length >= SHORTEST_NUMBER && /\d/.test(word)
/** Whether a word says enough to be looked for in descriptions. */
export const isInDescriptions = (word: string): boolean => word.length >= SHORTEST_IN_DESCRIPTION

/** How far from the name a word is found; null when the product does not have it. */
function distanceOf(text: SearchText, term: Term): number | null {
  if (matchesTerm(text.nameWords, term)) return DISTANCES.name
  if (matchesTerm(text.kindWords, term)) return DISTANCES.kind
  if (matchesTerm(text.colourWords, term)) return DISTANCES.colour
  if (isNumber(term.word) && text.numbers.includes(term.word)) return DISTANCES.number
  if (isInDescriptions(term.word) && matchesTerm(text.descriptionWords, term)) return DISTANCES.description
  return null
}

function sumOfDistances(text: SearchText, { terms }: Reading): number | null {
  let sum = 0
  for (const term of terms) {
    const distance = distanceOf(text, term)
    if (distance === null) return null
    sum += distance
  }
  return terms.length > 0 ? sum : null
}

function rankOf(text: SearchText, query: Reading): number | null {
  const sum = sumOfDistances(text, query)
  if (sum === 0) return 0
  if (text.name.includes(query.folded)) return PART_OF_NAME
  if (sum !== null) return sum
  return isNumber(query.number) && text.numbers.includes(` ${query.number}`) ? WHOLE_NUMBER : null
}

/**
 * How well a product answers a search, 0 best; null when it does not. A part of the name always does (LIST-04); else
 * every word must be in name, kind, colour, article number or description, in any order (D-13). Words may stand for
 * others (`search-synonyms.ts`).
 */
export function searchRank(product: SearchableProduct, query: SearchQuery): number | null {
  const text = searchTextOf(product)
  let best = rankOf(text, query)
  for (const other of query.others) {
    const rank = rankOf(text, other)
    if (rank !== null && (best === null || rank + BY_SYNONYM < best)) best = rank + BY_SYNONYM
  }
  return best
}

/** The products that answer a search, in the given order and by rank. Without a search, all products answer. */
export function searchProducts<T extends SearchableProduct>(
  products: readonly T[],
  query: SearchQuery | undefined,
): { inOrder: readonly T[]; bestFirst: readonly T[] } {
  if (!query) return { inOrder: products, bestFirst: products }
  const found: { product: T; rank: number }[] = []
  for (const product of products) {
    const rank = searchRank(product, query)
    if (rank !== null) found.push({ product, rank })
  }
  const inOrder = found.map(({ product }) => product)
  return { inOrder, bestFirst: found.sort((a, b) => a.rank - b.rank).map(({ product }) => product) }
}
