import type { Assortment } from '@little-dunes/domain/catalogue/assortment/assortment'
import { type ListingQuery, listingPath, parseListingQuery } from '#catalogue/address/listing-query'
import type { CardProduct } from '#catalogue/card/card-product'
import { listingTitle } from '#catalogue/listing/listing-title'
import type { ListingData } from '#catalogue/listing/load-listing'

/** Attribute of a list with its `ListHead`. */
export const HEAD_ATTRIBUTE = 'data-head'

/** Attribute of a list that could not be loaded. */
export const FAILED_ATTRIBUTE = 'data-failed'

/** Attribute with the text of a search without results. */
export const MISSED_ATTRIBUTE = 'data-missed'

/** Id of the place for an error above the products. */
export const FAILURE = 'list-failure'

/** The head of a list's document. */
export interface ListHead {
  name: string
  /** From 1. */
  page: number
  /** Canonical path: of the full list behind a narrowed or sorted one; null for a search. */
  path: string | null
  /** The products, in a shop that measures its visitors. */
  cards?: Pick<CardProduct, 'id' | 'name' | 'category' | 'now'>[]
}

/** Path by audience or occasion, and page. */
function canonicalPath({ categories, types, flag, page }: ListingQuery): string {
  const whole = parseListingQuery(new URLSearchParams())
  const one = <T>(values: T[]): T[] => (values.length === 1 ? values : [])
  return listingPath({ ...whole, categories: one(categories), types: one(types), flag, page })
}

export const listHead = (
  { choice, facets }: Pick<ListingData, 'choice' | 'facets'>,
  assortment?: Partial<Assortment>,
): ListHead => ({
  name: listingTitle(choice, facets, assortment),
  page: choice.page,
  path: choice.search.trim() === '' ? canonicalPath(choice) : null,
})
