import { data } from 'react-router'
import { parseListingQuery } from '#catalogue/address/listing-query'
import { Listing } from '#catalogue/listing/listing.tsx'
import { listingMeta } from '#catalogue/listing/listing-meta'
import { loadListing } from '#catalogue/listing/load-listing'
import { pack, unpack } from '#catalogue/packed'
import { call } from '#platform/client'
import { STARTS_WHEN_USED } from '#platform/scripts/start-of-scripts'
import { shopContext } from '#platform/shop-context'
import type { Route } from './+types/products-page'

const parseChoice = (url: URL) => parseListingQuery(url.searchParams)

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return listingMeta(loaderData && unpack(loaderData), matches)
}

export const handle = STARTS_WHEN_USED

/** A page whose list failed is shown, but not cached. */
export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders

export async function loader({ url, context }: Route.LoaderArgs) {
  const listing = await loadListing(context.get(shopContext).client, parseChoice(url))
  return data(pack(listing), listing.failed ? { headers: { 'cache-control': 'no-store' } } : {})
}

/** The browser itself loads every further choice (D-12). */
export const clientLoader = ({ url }: Route.ClientLoaderArgs) =>
  loadListing(call, parseChoice(url)).then(pack)

export default function ProductsPage({ loaderData }: Route.ComponentProps) {
  return <Listing listing={unpack(loaderData)} />
}
