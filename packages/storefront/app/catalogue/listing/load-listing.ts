import type { WireFacets } from '@little-dunes/domain/contract/catalogue/catalogue-calls'
import type { Client } from '@little-dunes/domain/contract/client'
import { type ListingQuery, listingInput, PAGE_SIZE } from '#catalogue/address/listing-query'
import { type CardProduct, toCardProduct } from '#catalogue/card/card-product'
import { getRootCause } from '#platform/get-root-cause'

export interface ListingData {
  choice: ListingQuery
  cards: CardProduct[]
  /** Number of matching products, shown or not. */
  total: number
  /** True when there are more than `total`: too many to count. */
  totalIsAtLeast: boolean
  facets: WireFacets | null
  /** Similar names when the search finds nothing (D-13). */
  didYouMean: string[]
  failed: boolean
}

/** Loads a part of a list. The server calls it for a page, the browser while the visitor chooses (D-12). */
export async function loadListing(client: Client, choice: ListingQuery): Promise<ListingData> {
  const nothing = {
    choice,
    cards: [],
    total: 0,
    totalIsAtLeast: false,
    facets: null,
    didYouMean: [],
    failed: true,
  }
  try {
    const answer = await client('GET /api/product/list', { ...listingInput(choice), facets: '1' })
    if (!answer.success) {
      console.error('Could not load the product list', answer.code)
      return nothing
    }
    const { products, total, totalIsAtLeast = false, facets = null, didYouMean = [] } = answer
    // Beyond the end: shows the last existing page.
    if (products.length === 0 && total > 0 && choice.page > 1) {
      return loadListing(client, { ...choice, page: Math.ceil(total / PAGE_SIZE) })
    }
    const cards = products.map(toCardProduct)
    return { choice, cards, total, totalIsAtLeast, facets, didYouMean, failed: false }
  } catch (cause) {
    console.error('Could not load the product list:', getRootCause(cause))
    return nothing
  }
}
