import { listingPath, parseListingQuery } from '#catalogue/address/listing-query'
import { listingTitle } from '#catalogue/listing/listing-title'
import type { ListingData } from '#catalogue/listing/load-listing'
import { listingMessages } from '#catalogue/listing-messages'
import { getRootData, metaTags } from '#platform/head/meta-tags'
import { shopPreviewImage } from '#platform/head/shop-preview-image'
import { getMessages } from '#platform/messages'

/** Path of the full list behind a narrowed or sorted one: by audience or occasion, and page. */
function canonicalPath({ categories, types, flag, page }: ListingData['choice']): string {
  const whole = parseListingQuery(new URLSearchParams())
  const one = <T>(values: T[]): T[] => (values.length === 1 ? values : [])
  return listingPath({ ...whole, categories: one(categories), types: one(types), flag, page })
}

/** Search results are not indexed by search engines. */
export function listingMeta(data: ListingData | undefined, matches: Parameters<typeof metaTags>[1]) {
  if (!data) return []
  const t = getMessages(listingMessages)
  const { choice } = data
  const name = listingTitle(choice, data.facets, getRootData(matches)?.assortment)
  const isSearch = choice.search.trim() !== ''
  const words = {
    title: t.listTitle(name, choice.page),
    description: t.listDescription(name),
    path: isSearch ? null : canonicalPath(choice),
    picture: shopPreviewImage(matches),
  }
  return [...metaTags(words, matches), ...(isSearch ? [{ name: 'robots', content: 'noindex' }] : [])]
}
