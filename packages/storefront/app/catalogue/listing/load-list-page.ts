import { PREVIEW_PARAM } from '@little-dunes/domain/paths'
import { data, type RouterContextProvider } from 'react-router'
import type { ListingQuery } from '#catalogue/address/listing-query'
import { type ListHead, listHead } from '#catalogue/listing/list-head'
import { type ListingData, loadListing } from '#catalogue/listing/load-listing'
import { loadAssortment } from '#platform/load-assortment'
import { shopContext } from '#platform/shop-context'
import { staticDataOfPage } from '#platform/static-data'

/** Props of `Listing`, which only the server has. */
export interface StaticListing {
  listing: ListingData
  head: ListHead
}

/** A page whose list failed is shown, but not cached. */
export async function loadListPage(context: Readonly<RouterContextProvider>, choice: ListingQuery, url: URL) {
  const { client } = context.get(shopContext)
  const [listing, assortment, answer] = await Promise.all([
    loadListing(client, choice),
    loadAssortment(client, url.searchParams.get(PREVIEW_PARAM) ?? undefined),
    client('GET /api/settings', {}),
  ])
  const head = listHead(listing, assortment ?? undefined)
  if (answer.success && answer.settings.measuring)
    head.cards = listing.cards.map(({ id, name, category, now }) => ({ id, name, category, now }))
  context.set(staticDataOfPage, { listing, head } satisfies StaticListing)
  return data(
    { head, failed: listing.failed },
    listing.failed ? { headers: { 'cache-control': 'no-store' } } : {},
  )
}
