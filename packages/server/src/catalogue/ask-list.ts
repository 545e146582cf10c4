import type { ListingFilter } from '@little-dunes/domain/catalogue/listing'
import { readSearch } from '@little-dunes/domain/catalogue/search'
import type { SearchSynonym } from '@little-dunes/domain/catalogue/synonyms/search-synonyms'
import type { ParsedInput } from '@little-dunes/domain/contract/calls'
import { filsFromAed } from '@little-dunes/domain/money'

export type ListQuestion = ParsedInput<'GET /api/product/list'>

/** Maximum per answer. The grid shows no more either. */
const MAX_LISTED = 2_400

export function toFilter(question: ListQuestion, synonyms: readonly SearchSynonym[]): ListingFilter {
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

export const toPage = ({ sort = 'relevant', offset = 0, limit = MAX_LISTED }: ListQuestion) => ({
  sort,
  offset,
  limit: Math.min(limit, MAX_LISTED),
})

/** Null without a search. When these words find nothing, the answer suggests others. */
export const wordsAskedFor = ({ search }: ListQuestion): string | null =>
  search !== undefined && search.trim() !== '' ? search : null
