import { getDepartment } from '#catalogue/departments'
import type { Product, Variant } from '#catalogue/product'
import {
  foldText,
  matchesTerm,
  parseTerms,
  searchableCompounds,
  searchableSkus,
  searchableWords,
  type Term,
  withoutPunctuation,
} from '#catalogue/search-text'
import { listReadings, type SearchSynonym } from '#catalogue/synonyms/search-synonyms'
import { memoizeByObject } from '#memoize-by-object'
import type { Translation, Translations } from '#translations'

/** Characters. A longer search was not typed by a person. */
export const LONGEST_TYPED_SEARCH = 100

/** Searched texts in every language, since readers of Arabic may type either. */
export interface SearchableProduct
  extends Pick<Product, 'name' | 'sku' | 'description' | 'category' | 'subCategory' | 'translations'> {
  variants: readonly Variant[]
}

/** One interpretation of a search. */
export interface Reading {
  /** The whole search as a part of a name. */
  folded: string
  terms: Term[]
  /** The whole search as an article number. */
  number: string
}

/** A search, parsed once for a whole list. */
export interface SearchQuery extends Reading {
  /** Interpretations with synonyms. */
  others: readonly Reading[]
}

/** Folded texts of a product. */
export interface SearchText {
  name: string
  nameWords: string
  kindWords: string
  colourWords: string
  descriptionWords: string
  numbers: string
}

/** One or two letters start too many words to be useful in descriptions. */
const SHORTEST_IN_DESCRIPTION = 3
/** Excludes numbers such as the 90 of `sea-90`; `LD-TS-0104` is an article number. */
const SHORTEST_NUMBER = 4

/** Ranks of the texts, by distance from the name. */
export const DISTANCES = { name: 0, kind: 1, colour: 2, number: 2, description: 6 } as const
/** Ranks of a search that is a part of the name without matching its words, and of an article number. */
export const PART_OF_NAME = 0.5
export const WHOLE_NUMBER = 1

/** Added to the rank of a match by synonyms, which comes after a direct one. */
export const BY_SYNONYM = 0.25

function read(text: string): Reading {
  // Text that folds to nothing is compared as it was typed.
  return {
    folded: foldText(text.trim()) || text.trim(),
    terms: parseTerms(text),
    number: withoutPunctuation(foldText(text)),
  }
}

export const readSearch = (text: string, synonyms: readonly SearchSynonym[] = []): SearchQuery => ({
  ...read(text),
  others: synonyms.length > 0 ? listReadings(text, synonyms).map(read) : [],
})

const translated = <Texts>(translations: Translations<Texts> | undefined): Translation<Texts>[] =>
  Object.values(translations ?? {})

const present = (texts: readonly (string | null | undefined)[]): string[] =>
  texts.filter((text) => text !== null && text !== undefined)

function toSearchText(product: SearchableProduct): SearchText {
  const { name, sku, description, category, subCategory, variants } = product
  const others = translated(product.translations)
  const names = present([name, ...others.map((other) => other.name)])
  const numbers = [sku, ...variants.flatMap(({ sizes }) => sizes.map(({ subSKU }) => subSKU))]
  const colours = variants.flatMap(({ colorName, translations }) => [
    colorName,
    ...translated(translations).map((other) => other.colorName),
  ])
  return {
    // The line break prevents matches across two languages.
    name: names.map(foldText).join('\n'),
    nameWords: searchableWords(names) + names.map(searchableCompounds).join(''),
    kindWords: searchableWords(
      present([
        subCategory,
        ...others.map((other) => other.subCategory),
        category,
        getDepartment({ subCategory, variants }),
      ]),
    ),
    colourWords: searchableWords(present(colours)),
    descriptionWords: searchableWords(present([description, ...others.map((other) => other.description)])),
    numbers: searchableSkus(numbers),
  }
}

/** Memoized by product, since a list is searched for every typed letter. */
export const getSearchText = memoizeByObject(toSearchText)

export const isNumber = (word: string): boolean => word.length >= SHORTEST_NUMBER && /\d/.test(word)
export const isInDescriptions = (word: string): boolean => word.length >= SHORTEST_IN_DESCRIPTION

/** Distance of the text that contains the word, null if none does. */
function getDistance(text: SearchText, term: Term): number | null {
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
    const distance = getDistance(text, term)
    if (distance === null) return null
    sum += distance
  }
  return terms.length > 0 ? sum : null
}

function getRank(text: SearchText, query: Reading): number | null {
  const sum = sumOfDistances(text, query)
  if (sum === 0) return 0
  if (text.name.includes(query.folded)) return PART_OF_NAME
  if (sum !== null) return sum
  return isNumber(query.number) && text.numbers.includes(` ${query.number}`) ? WHOLE_NUMBER : null
}

/**
 * Rank of a product for a search, 0 is best, null without a match. A part of the name always matches (LIST-04).
 * Otherwise every word must be in name, kind, colour, article number or description, in any order (D-13). Synonyms
 * count too (`search-synonyms.ts`).
 */
export function searchRank(product: SearchableProduct, query: SearchQuery): number | null {
  const text = getSearchText(product)
  let best = getRank(text, query)
  for (const other of query.others) {
    const rank = getRank(text, other)
    if (rank !== null && (best === null || rank + BY_SYNONYM < best)) best = rank + BY_SYNONYM
  }
  return best
}

/** Matching products, in the given order and by rank. Without a search all products match. */
export function searchProducts<T extends SearchableProduct>(
  products: readonly T[],
  query: SearchQuery | undefined,
): { inOrder: readonly T[]; bestFirst: readonly T[] } {
  if (!query) return { inOrder: products, bestFirst: products }
  const matches: { product: T; rank: number }[] = []
  for (const product of products) {
    const rank = searchRank(product, query)
    if (rank !== null) matches.push({ product, rank })
  }
  const inOrder = matches.map(({ product }) => product)
  return { inOrder, bestFirst: matches.sort((a, b) => a.rank - b.rank).map(({ product }) => product) }
}
