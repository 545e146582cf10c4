import type { InputOf } from '@little-dunes/domain/contract/calls'
import { LIST_FLAGS, type ListFlag, SORTS, type Sort } from '@little-dunes/domain/listing'
import { CATEGORIES, type Category } from '@little-dunes/domain/product'

/** How many products a list starts with, and by how many it grows. */
export const PORTION = 24
const MOST_SHOWN = 2400
/** What the list takes; no name is as long. */
const LONGEST_SEARCH = 200

/** What the address of the products page says (D-17); what makes no sense in it is not there. */
export interface ListingChoice {
  search: string
  categories: Category[]
  flag: ListFlag | null
  sizes: string[]
  colours: string[]
  minPrice: number | null
  maxPrice: number | null
  inStock: boolean
  sort: Sort
  /** How many products are shown. */
  limit: number
}

const among = <T extends string>(known: readonly T[], wanted: string | null): T | null =>
  known.find((one) => one === wanted) ?? null

/** Whole AED, zero or more. */
function readPrice(text: string | null): number | null {
  const price = text?.trim() ? Number(text) : Number.NaN
  return Number.isFinite(price) && price >= 0 && price < 1_000_000 ? Math.floor(price) : null
}

function readLimit(text: string | null): number {
  const limit = Number(text)
  return Number.isInteger(limit) && limit > PORTION ? Math.min(limit, MOST_SHOWN) : PORTION
}

const listOf = (query: URLSearchParams, key: string): string[] => [
  ...new Set(query.getAll(key).flatMap((value) => value.split(',').filter((part) => part.trim()))),
]

/** Reads a query; `term` is the term of `/products/{term}`, which stands for `search` (SHELL-05). */
export function readListing(query: URLSearchParams, term: string | null = null): ListingChoice {
  const wanted = listOf(query, 'category')
  return {
    search: term ?? query.get('search') ?? '',
    categories: CATEGORIES.filter((category) => wanted.includes(category)),
    flag: among(LIST_FLAGS, query.get('flag')),
    sizes: listOf(query, 'size'),
    // Names of colours may hold a comma.
    colours: [...new Set(query.getAll('color').filter((colour) => colour.trim()))],
    minPrice: readPrice(query.get('minPrice')),
    maxPrice: readPrice(query.get('maxPrice')),
    inStock: query.get('inStock') === 'true',
    sort: among(SORTS, query.get('sort')) ?? 'relevant',
    limit: readLimit(query.get('limit')),
  }
}

/** The address of a choice: `search` first, then `category` (D-17), and nothing that says the default. */
export function listingAddress(choice: ListingChoice): string {
  const query = new URLSearchParams()
  if (choice.search.trim()) query.set('search', choice.search)
  for (const category of choice.categories) query.append('category', category)
  if (choice.flag) query.set('flag', choice.flag)
  for (const size of choice.sizes) query.append('size', size)
  for (const colour of choice.colours) query.append('color', colour)
  if (choice.minPrice !== null) query.set('minPrice', String(choice.minPrice))
  if (choice.maxPrice !== null) query.set('maxPrice', String(choice.maxPrice))
  if (choice.inStock) query.set('inStock', 'true')
  if (choice.sort !== 'relevant') query.set('sort', choice.sort)
  if (choice.limit > PORTION) query.set('limit', String(choice.limit))
  return query.size ? `/products?${query}` : '/products'
}

/** The question that a choice is to the product list (D-12). */
export function listingQuestion(choice: ListingChoice): InputOf<'GET /api/product/list'> {
  const { search, categories, flag, sizes, colours, minPrice, maxPrice, inStock, sort, limit } = choice
  return {
    limit,
    ...(search.trim() && { search: search.slice(0, LONGEST_SEARCH) }),
    ...(categories.length && { category: categories }),
    ...(flag && { flag }),
    ...(sizes.length && { size: sizes }),
    ...(colours.length && { color: colours }),
    ...(minPrice !== null && { minPrice }),
    ...(maxPrice !== null && { maxPrice }),
    ...(inStock && { inStock: 'true' as const }),
    ...(sort !== 'relevant' && { sort }),
  }
}

/** Nothing narrowed but by the words searched for. */
export const withoutFilters = (choice: ListingChoice): ListingChoice => ({
  ...choice,
  categories: [],
  flag: null,
  sizes: [],
  colours: [],
  minPrice: null,
  maxPrice: null,
  inStock: false,
  limit: PORTION,
})

export const isNarrowed = (choice: ListingChoice): boolean =>
  listingAddress({ ...withoutFilters(choice), sort: 'relevant' }) !==
  listingAddress({ ...choice, sort: 'relevant', limit: PORTION })
