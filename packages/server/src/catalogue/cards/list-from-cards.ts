import { isUuid } from '@little-dunes/domain/catalogue/product'
import { readSearch } from '@little-dunes/domain/catalogue/search'
import { type SearchSynonym, typedWordsIn } from '@little-dunes/domain/catalogue/synonyms/search-synonyms'
import type { Language } from '@little-dunes/domain/i18n/languages'
import { type ListQuestion, toFilter, toPage, wordsAskedFor } from '#catalogue/ask-list'
import { wordsOfNames } from '#catalogue/cards/card-counts'
import { cardFacets } from '#catalogue/cards/card-facets'
import { type CardMatches, listCards } from '#catalogue/cards/list-cards'
import { freshCards } from '#catalogue/cards/refresh-cards'
import type { CatalogueMoment } from '#catalogue/load-products'
import { shownProducts } from '#catalogue/preview-catalogue'
import { loadSynonyms } from '#catalogue/search/load-synonyms'
import { nearWords, readName, similarNames } from '#catalogue/similar-names'
import { toWireProduct } from '#catalogue/to-wire-product'
import { toWireFacets } from '#catalogue/wire-facets'
import type { Shop } from '#shop'

/** PostgreSQL rejects null characters, and no text of a shop has one. */
const withoutNulls = (text: string): string => text.replaceAll('\0', '\uFFFD')

function storable(question: ListQuestion): ListQuestion {
  const { search, type, size, age, color } = question
  return {
    ...question,
    ...(search !== undefined && { search: withoutNulls(search) }),
    ...(type && { type: type.map(withoutNulls) }),
    ...(size && { size: size.map(withoutNulls) }),
    ...(age && { age: age.map(withoutNulls) }),
    ...(color && { color: color.map(withoutNulls) }),
  }
}

export async function hasCardFor({ db }: Shop, search: string): Promise<boolean> {
  const filter = { search: readSearch(withoutNulls(search), await loadSynonyms(db)) }
  return (await listCards(db, { filter, sort: 'relevant', offset: 0, limit: 1 })).total > 0
}

const MAX_MEANINGS = 3

/** Similar words of names and synonyms (D-13). Each suggestion finds something. */
async function wordsMeant(
  { db }: Shop,
  search: string,
  { synonyms, language }: { synonyms: readonly SearchSynonym[]; language: Language },
): Promise<string[]> {
  const typed = similarNames(search, typedWordsIn(language, synonyms).map(readName))
  const near = nearWords(search, await wordsOfNames(db))
  const matches: string[] = []
  for (const words of new Set([...typed, ...near])) {
    if (matches.length === MAX_MEANINGS) break
    const filter = { search: readSearch(words, synonyms) }
    const { total } = await listCards(db, { filter, sort: 'relevant', offset: 0, limit: 1 })
    if (total > 0) matches.push(words)
  }
  return matches
}

/** A preview requests products by id. They may be unpublished or have no card. */
const asPreviewed = ({ ids = [] }: ListQuestion): CardMatches => {
  const known = ids.filter(isUuid)
  return { ids: known, total: known.length, isAtLeast: false }
}

/**
 * A list of a large shop. A preview shows the products of the current list in their future state. Products that it adds
 * are only on its own page.
 */
export async function listFromCards(
  shop: Shop,
  asked: ListQuestion,
  { language, moment }: { language: Language; moment: CatalogueMoment | null },
) {
  await freshCards(shop.db)
  const question = storable(asked)
  const words = wordsAskedFor(question)
  const synonyms = words === null ? [] : await loadSynonyms(shop.db)
  const filter = toFilter(question, synonyms)
  const isOfPreview = moment !== null && question.ids !== undefined
  const listing = async () => {
    const matches = isOfPreview
      ? asPreviewed(question)
      : await listCards(shop.db, { filter, ...toPage(question) })
    const byId = await shownProducts(shop, matches.ids, moment)
    return { matches, shown: matches.ids.flatMap((id) => byId.get(id) ?? []) }
  }
  // Both read up to `MOST_COUNTED` cards. On two connections they take as long as the slower one.
  const [{ matches, shown }, facets] = await Promise.all([
    listing(),
    question.facets ? cardFacets(shop.db, filter) : null,
  ])
  return {
    products: shown.map((product) => toWireProduct(product, language)),
    total: isOfPreview ? shown.length : matches.total,
    ...(matches.isAtLeast && { totalIsAtLeast: true as const }),
    ...(facets && {
      facets: {
        ...toWireFacets(
          facets.facets,
          {
            type: (slug) => facets.types.get(slug)?.(language),
            colour: (name) => facets.colours.get(name)?.(language),
          },
          language,
        ),
        ...(facets.isAtLeast && { countsAreAtLeast: true as const }),
      },
    }),
    ...(matches.total === 0 &&
      words !== null && { didYouMean: await wordsMeant(shop, words, { synonyms, language }) }),
  }
}
