import { parseListingQuery } from '#catalogue/address/listing-query'
import { fetchListPage, type ListPage } from '#catalogue/listing/fetch-list-page'
import { ListView } from '#catalogue/listing/list-view.tsx'
import { listingMeta } from '#catalogue/listing/listing-meta'
import { loadListPage } from '#catalogue/listing/load-list-page'
import { STARTS_WHEN_USED } from '#platform/scripts/start-of-scripts'
import type { Route } from './+types/products-page'

const parseChoice = (url: URL) => parseListingQuery(url.searchParams)

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return listingMeta(loaderData?.head, matches)
}

export const handle = STARTS_WHEN_USED

/** A page whose list failed is shown, but not cached. */
export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders

export const loader = ({ url, context }: Route.LoaderArgs) => loadListPage(context, parseChoice(url), url)

export const clientLoader = ({ url, request }: Route.ClientLoaderArgs): Promise<ListPage> =>
  fetchListPage(url, request, parseChoice(url))

export default function ProductsPage({ loaderData }: Route.ComponentProps) {
  return <ListView page={loaderData} />
}
