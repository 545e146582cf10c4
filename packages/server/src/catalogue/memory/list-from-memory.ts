import { countFacets } from '@little-dunes/domain/catalogue/facets'
import { colourKey, matches, sortProducts } from '@little-dunes/domain/catalogue/listing'
import { type Product, toSlug } from '@little-dunes/domain/catalogue/product'
import { readSearch, searchProducts } from '@little-dunes/domain/catalogue/search'
import { listReadings, typedWordsIn } from '@little-dunes/domain/catalogue/synonyms/search-synonyms'
import { localizeProduct } from '@little-dunes/domain/catalogue/translations/localize-product'
import { LANGUAGES, type Language } from '@little-dunes/domain/i18n/languages'
import { memoizeByObject } from '@little-dunes/domain/memoize-by-object'
import { type ListQuestion, toFilter, toPage, wordsAskedFor } from '#catalogue/ask-list'
import { readName, similarNames } from '#catalogue/similar-names'
import { toWireProduct } from '#catalogue/to-wire-product'
import { type FacetLabels, toWireFacets } from '#catalogue/wire-facets'
import type { CatalogueSnapshot } from '#shop'

function readLabels(products: readonly Product[], language: Language): FacetLabels {
  const colours = new Map<string, string>()
  const types = new Map<string, string>()
  for (const stored of products) {
    const { subCategory, subCategoryLabel, variants } = localizeProduct(stored, language).product
    if (subCategoryLabel !== undefined) types.set(toSlug(subCategory), subCategoryLabel)
    for (const { colorName, colorLabel } of variants)
      if (colorLabel !== undefined) colours.set(colourKey(colorName), colorLabel)
  }
  return { type: (slug) => types.get(slug), colour: (name) => colours.get(colourKey(name)) }
}

/** Labels by array of products, read once per language until a product changes. */
const labels = new Map(
  LANGUAGES.map((language) => [
    language,
    memoizeByObject((products: readonly Product[]) => readLabels(products, language)),
  ]),
)

const searchableName = memoizeByObject((product: Product) => readName(product.name))

/** Similar names and synonyms in the script of the customer (D-13). Each suggestion finds something. */
function namesMeant(
  search: string,
  { products, synonyms }: Pick<CatalogueSnapshot, 'products' | 'synonyms'>,
  language: Language,
): string[] {
  const names = products.map((product) => searchableName(localizeProduct(product, language).product))
  const typed = typedWordsIn(language, synonyms).map(readName)
  const words = similarNames(search, typed).filter(
    (word) => searchProducts(products, readSearch(word, synonyms)).inOrder.length > 0,
  )
  const questions = [search, ...listReadings(search, synonyms)]
  const near = questions.flatMap((question) => similarNames(question, names))
  return [...new Set([...words, ...near])].slice(0, MAX_MEANINGS)
}

const MAX_MEANINGS = 3

export function listFromMemory(catalogue: CatalogueSnapshot, question: ListQuestion, language: Language) {
  const { products, synonyms } = catalogue
  const { sort, offset, limit } = toPage(question)
  const filter = toFilter(question, synonyms)
  const { search: query, ...narrowed } = filter
  const answers = searchProducts(products, query)
  const results = answers.bestFirst.filter((product) => matches(product, narrowed))
  const part = sortProducts(results, sort).slice(offset, offset + limit)
  const words = results.length === 0 ? wordsAskedFor(question) : null
  return {
    products: part.map((product) => toWireProduct(product, language)),
    total: results.length,
    ...(question.facets && {
      facets: toWireFacets(
        countFacets(products, narrowed, answers.inOrder),
        labels.get(language)?.(products) ?? readLabels(products, language),
        language,
      ),
    }),
    ...(words !== null && { didYouMean: namesMeant(words, catalogue, language) }),
  }
}
