import type { ListingFilter } from '@little-dunes/domain/catalogue/listing'
import { readSearch } from '@little-dunes/domain/catalogue/search'
import type { SearchSynonym } from '@little-dunes/domain/catalogue/synonyms/search-synonyms'
import type { ParsedInput } from '@little-dunes/domain/contract/calls'
import { filsFromAed } from '@little-dunes/domain/money'

/** What a list is asked. */
export type ListQuestion = ParsedInput<'GET /api/product/list'>

/** The most that one answer lists; the grid shows no more either. */
const MOST_LISTED = 2_400

/** Which products a list shows. */
export function filterOf(question: ListQuestion, synonyms: readonly SearchSynonym[]): ListingFilter {
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

/** Which of them, in which order. */
export const partOf = ({ sort = 'relevant', offset = 0, limit = MOST_LISTED }: ListQuestion) => ({
  sort,
  offset,
  limit: Math.min(limit, MOST_LISTED),
})

/** The words that were asked for: others may have been meant when they find nothing. */
export const wordsAskedFor = ({ search }: ListQuestion): string | null =>
  search !== undefined && search.trim() !== '' ? search : null
