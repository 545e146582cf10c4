import { LIST_FLAGS, type ListFlag } from '@little-dunes/domain/catalogue/curated-lists'
import { SORTS, type Sort } from '@little-dunes/domain/catalogue/listing'
import { CATEGORIES, type Category } from '@little-dunes/domain/catalogue/product'
import type { InputOf } from '@little-dunes/domain/contract/calls'
import { withLatinDigits } from '@little-dunes/domain/latin-digits'
import { PATHS } from '@little-dunes/domain/paths'
import { stripControlCharacters } from '#catalogue/address/strip-control-characters'

/** Number of products on a list page, and of those that each step adds. */
export const PAGE_SIZE = 24
const MAX_SHOWN = 2400
const LAST_PAGE = 4000
/** Maximum of the API; no product name is as long. */
const LONGEST_SEARCH = 200
/** No size or colour has a longer name, and no visitor ticks more of them. */
const LONGEST_NAME = 80
const MAX_VALUES = 60

/** The query of the products page (D-17); invalid values are left out. */
export interface ListingQuery {
  search: string
  categories: Category[]
  /** Sub-categories and departments: `dresses`, `toys`. */
  types: string[]
  flag: ListFlag | null
  sizes: string[]
  colours: string[]
  minPrice: number | null
  maxPrice: number | null
  inStock: boolean
  sort: Sort
  /** First page of the list, from 1. */
  page: number
  /** Number of products from there. */
  limit: number
}

const among = <T extends string>(known: readonly T[], requested: string | null): T | null =>
  known.find((one) => one === requested) ?? null

/** Whole AED, zero or more. */
function readPrice(text: string | null): number | null {
  const price = text?.trim() ? Number(withLatinDigits(text)) : Number.NaN
  return Number.isFinite(price) && price >= 0 && price < 1_000_000 ? Math.floor(price) : null
}

function readPage(text: string | null): number {
  const page = Number(text)
  return Number.isInteger(page) && page > 1 ? Math.min(page, LAST_PAGE) : 1
}

function readLimit(text: string | null): number {
  const limit = Number(text)
  return Number.isInteger(limit) && limit > PAGE_SIZE ? Math.min(limit, MAX_SHOWN) : PAGE_SIZE
}

const namesIn = (values: readonly string[]): string[] => [
  ...new Set(
    values
      .map(stripControlCharacters)
      .filter((value) => value.trim() && value.length <= LONGEST_NAME)
      .slice(0, MAX_VALUES),
  ),
]

const readList = (query: URLSearchParams, key: string): string[] =>
  namesIn(query.getAll(key).flatMap((value) => value.split(',')))

/** Puts the smaller price first, whichever box it is in. */
function readPrices(query: URLSearchParams): Pick<ListingQuery, 'minPrice' | 'maxPrice'> {
  const [minPrice, maxPrice] = [readPrice(query.get('minPrice')), readPrice(query.get('maxPrice'))]
  const crossed = minPrice !== null && maxPrice !== null && minPrice > maxPrice
  return crossed ? { minPrice: maxPrice, maxPrice: minPrice } : { minPrice, maxPrice }
}

/** Reads a query; `term` is the term of `/products/{term}` and replaces `search` (SHELL-05). */
export function parseListingQuery(query: URLSearchParams, term: string | null = null): ListingQuery {
  const requested = readList(query, 'category').map((category) => category.toLowerCase())
  return {
    search: stripControlCharacters(term ?? query.get('search') ?? '').slice(0, LONGEST_SEARCH),
    categories: CATEGORIES.filter((category) => requested.includes(category.toLowerCase())),
    types: [...new Set(readList(query, 'type').map((type) => type.toLowerCase()))],
    flag: among(LIST_FLAGS, query.get('flag')),
    sizes: readList(query, 'size'),
    // Colour names may contain a comma.
    colours: namesIn(query.getAll('color')),
    ...readPrices(query),
    inStock: query.get('inStock') === 'true',
    sort: among(SORTS, query.get('sort')) ?? 'relevant',
    page: readPage(query.get('page')),
    limit: readLimit(query.get('limit')),
  }
}

/** Formats the address of a choice: `search` first, then `category` (D-17), without default values. */
export function listingPath(choice: ListingQuery): string {
  const query = new URLSearchParams()
  if (choice.search.trim()) query.set('search', choice.search)
  for (const category of choice.categories) query.append('category', category)
  for (const type of choice.types) query.append('type', type)
  if (choice.flag) query.set('flag', choice.flag)
  for (const size of choice.sizes) query.append('size', size)
  for (const colour of choice.colours) query.append('color', colour)
  if (choice.minPrice !== null) query.set('minPrice', String(choice.minPrice))
  if (choice.maxPrice !== null) query.set('maxPrice', String(choice.maxPrice))
  if (choice.inStock) query.set('inStock', 'true')
  if (choice.sort !== 'relevant') query.set('sort', choice.sort)
  if (choice.page > 1) query.set('page', String(choice.page))
  if (choice.limit > PAGE_SIZE) query.set('limit', String(choice.limit))
  return query.size ? `${PATHS.products}?${query}` : PATHS.products
}

/** Builds the product list call of a choice (D-12). */
export function listingInput(choice: ListingQuery): InputOf<'GET /api/product/list'> {
  const { search, categories, types, flag, sizes, colours, minPrice, maxPrice, inStock, sort, page, limit } =
    choice
  return {
    limit,
    ...(page > 1 && { offset: (page - 1) * PAGE_SIZE }),
    ...(search.trim() && { search }),
    ...(categories.length && { category: categories }),
    ...(types.length && { type: types }),
    ...(flag && { flag }),
    ...(sizes.length && { size: sizes }),
    ...(colours.length && { color: colours }),
    ...(minPrice !== null && { minPrice }),
    ...(maxPrice !== null && { maxPrice }),
    ...(inStock && { inStock: 'true' as const }),
    ...(sort !== 'relevant' && { sort }),
  }
}

/** A changed list starts from its first page. */
export const FIRST_PAGE = { page: 1, limit: PAGE_SIZE }

/** Removes all filters and keeps the search text. */
export const withoutFilters = (choice: ListingQuery): ListingQuery => ({
  ...choice,
  categories: [],
  types: [],
  flag: null,
  sizes: [],
  colours: [],
  minPrice: null,
  maxPrice: null,
  inStock: false,
  ...FIRST_PAGE,
})

export const isFiltered = (choice: ListingQuery): boolean =>
  listingPath({ ...withoutFilters(choice), sort: 'relevant' }) !==
  listingPath({ ...choice, sort: 'relevant', ...FIRST_PAGE })
