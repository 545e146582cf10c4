import { isUuid } from '@little-dunes/domain/catalogue/product'
import { languageBase, parseSearchTerm } from '@little-dunes/domain/paths'
import { parseListingQuery } from '#catalogue/address/listing-query'
import { fetchListPage } from '#catalogue/listing/fetch-list-page'
import { ListView } from '#catalogue/listing/list-view.tsx'
import { listingMeta } from '#catalogue/listing/listing-meta'
import { loadListPage } from '#catalogue/listing/load-list-page'
import { redirectToProduct } from '#catalogue/listing/redirect-to-product'
import { PAGE_LANGUAGE } from '#platform/messages'
import { STARTS_WHEN_USED } from '#platform/scripts/start-of-scripts'
import { shopContext } from '#platform/shop-context'
import type { Route } from './+types/search-page'

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return listingMeta(loaderData?.head, matches)
}

export const handle = STARTS_WHEN_USED

/** A page whose list failed is shown, but not cached. */
export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders

/** The router's own parameter would decode `%252F` to a slash, so the term is read from the address itself (D-10). */
function parseChoice({ pathname, searchParams }: URL) {
  // Loaders receive the address with its language.
  const path = pathname.replace(`${languageBase(PAGE_LANGUAGE)}/`, '/')
  return parseListingQuery(searchParams, parseSearchTerm(path) ?? '')
}

/** `/products/{uuid}` is a product (SHELL-06), everything else a search (SHELL-05). */
export async function loader({ url, params, context }: Route.LoaderArgs) {
  const { client } = context.get(shopContext)
  if (isUuid(params.term)) return redirectToProduct(client, params.term, url)
  return await loadListPage(context, parseChoice(url), url)
}

export async function clientLoader({ url, request, params, serverLoader }: Route.ClientLoaderArgs) {
  return isUuid(params.term) ? await serverLoader() : await fetchListPage(url, request, parseChoice(url))
}

export default function SearchPage({ loaderData }: Route.ComponentProps) {
  return <ListView page={loaderData} />
}
