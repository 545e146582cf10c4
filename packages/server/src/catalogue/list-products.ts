import { type Facets, facetsOf } from '@little-dunes/domain/catalogue/facets'
import { colourKey, type ListingFilter, matches, sortProducts } from '@little-dunes/domain/catalogue/listing'
import { type Product, slugOf } from '@little-dunes/domain/catalogue/product'
import { readSearch, searchProducts } from '@little-dunes/domain/catalogue/search'
import {
  readingsOf,
  type SearchSynonym,
  typedWordsIn,
} from '@little-dunes/domain/catalogue/synonyms/search-synonyms'
import { compareNames } from '@little-dunes/domain/catalogue/translations/compare-names'
import { localizeProduct } from '@little-dunes/domain/catalogue/translations/localize-product'
import type { ParsedInput } from '@little-dunes/domain/contract/calls'
import type { WireFacets } from '@little-dunes/domain/contract/catalogue-calls'
import { FIRST_LANGUAGE, type Language } from '@little-dunes/domain/messages/languages'
import { aedFromFils, filsFromAed } from '@little-dunes/domain/money'
import { shownCatalogue } from '#catalogue/preview-catalogue'
import { similarNames } from '#catalogue/similar-names'
import { toWireProduct } from '#catalogue/to-wire-product'
import type { Operation } from '#http/perform-call'
import type { CatalogueSnapshot } from '#shop'

type Question = ParsedInput<'GET /api/product/list'>

function filterOf(question: Question, synonyms: readonly SearchSynonym[]): ListingFilter {
  const {
    category,
    type,
    search,
    flag,
    age = [],
    size = [],
    color,
    minPrice,
    maxPrice,
    inStock,
    ids,
  } = question
  return {
    categories: category ?? [],
    types: type ?? [],
    ...(search?.trim() && { search: readSearch(search, synonyms) }),
    ...(flag && { flag }),
    sizes: [...age, ...size],
    colors: color ?? [],
    ...(minPrice !== undefined && { minPrice: filsFromAed(minPrice) }),
    ...(maxPrice !== undefined && { maxPrice: filsFromAed(maxPrice) }),
    inStock: inStock === 'true' || inStock === '1',
    ids: ids ?? [],
  }
}

/** The labels of what facets name, in a language that is not the first, by its alphabet. */
function labelsOf({ colors, colorCounts, types }: Facets, products: readonly Product[], language: Language) {
  if (language === FIRST_LANGUAGE) return { types }
  const colours = new Map<string, string>()
  const kinds = new Map<string, string>()
  for (const stored of products) {
    const { subCategory, subCategoryLabel = '', variants } = localizeProduct(stored, language).product
    kinds.set(slugOf(subCategory), subCategoryLabel)
    for (const { colorName, colorLabel = '' } of variants) colours.set(colourKey(colorName), colorLabel)
  }
  const compare = compareNames(language)
  const labelled = colors
    .map((name, at) => ({ name, label: colours.get(colourKey(name)) ?? name, count: colorCounts[at] ?? 0 }))
    .sort((a, b) => compare(a.label, b.label))
  return {
    types: types
      .map((type) => ({ ...type, name: kinds.get(type.slug) ?? type.name }))
      .sort((a, b) => compare(a.name, b.name)),
    colors: labelled.map(({ name }) => name),
    colorCounts: labelled.map(({ count }) => count),
    colorLabels: labelled.map(({ label }) => label),
  }
}

const toWireFacets = (facets: Facets, products: readonly Product[], language: Language): WireFacets => ({
  ...facets,
  ...labelsOf(facets, products, language),
  prices: facets.prices.map(({ from, to, count }) => ({
    from: aedFromFils(from),
    to: to === null ? null : aedFromFils(to),
    count,
  })),
})

/** Names and words in the letters of the reader that were perhaps meant (D-13); each of them finds something. */
function namesMeant(
  search: string,
  { products, synonyms }: Pick<CatalogueSnapshot, 'products' | 'synonyms'>,
  language: Language,
): string[] {
  const names = products.map((product) => localizeProduct(product, language).product.name)
  const words = similarNames(search, typedWordsIn(language, synonyms)).filter(
    (word) => searchProducts(products, readSearch(word, synonyms)).length > 0,
  )
  const questions = [search, ...readingsOf(search, synonyms)]
  const near = questions.flatMap((question) => similarNames(question, names))
  return [...new Set([...words, ...near])].slice(0, MOST_MEANT)
}

const MOST_MEANT = 3

/** The most that one answer lists; the grid shows no more either. */
const MOST_LISTED = 2_400

/** API-01 to API-09, D-12: the whole list or the part that is asked for, from memory. */
export const listProducts: Operation<'GET /api/product/list'> = async (
  shop,
  _caller,
  question,
  { language },
) => {
  const { products, synonyms } = await shownCatalogue(shop, question.preview)
  const { search, sort = 'relevant', offset = 0, limit = MOST_LISTED } = question
  const filter = filterOf(question, synonyms)
  const { search: query, ...narrowed } = filter
  const found = searchProducts(products, query).filter((product) => matches(product, narrowed))
  const part = sortProducts(found, sort).slice(offset, offset + Math.min(limit, MOST_LISTED))
  const nothingNamedSo = found.length === 0 && search !== undefined && search.trim() !== ''
  return {
    success: true,
    products: part.map((product) => toWireProduct(product, language)),
    total: found.length,
    ...(question.facets && { facets: toWireFacets(facetsOf(products, filter), products, language) }),
    ...(nothingNamedSo && {
      didYouMean: namesMeant(search, { products, synonyms }, language),
    }),
  }
}
