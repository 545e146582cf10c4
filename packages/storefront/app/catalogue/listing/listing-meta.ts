import { listingPath, parseListingQuery } from '#catalogue/address/listing-query'
import { catalogueMessages } from '#catalogue/catalogue-messages'
import { listingTitle } from '#catalogue/listing/listing-title'
import type { ListingData } from '#catalogue/listing/load-listing'
import { messagesOf } from '#platform/messages'
import { metaTags } from '#platform/meta-tags'
import { shopPreviewImage } from '#platform/shop-preview-image'

/** The list that a narrowed or sorted one is a part of: by audience or by occasion, page by page. */
function canonicalPath({ categories, flag, page }: ListingData['choice']): string {
  const whole = parseListingQuery(new URLSearchParams())
  return listingPath({ ...whole, categories: categories.length === 1 ? categories : [], flag, page })
}

/** Results of a search are not for search engines. */
export function listingMeta(data: ListingData | undefined, matches: Parameters<typeof metaTags>[1]) {
  if (!data) return []
  const t = messagesOf(catalogueMessages)
  const { choice } = data
  const name = listingTitle(choice)
  const isSearch = choice.search.trim() !== ''
  const words = {
    title: t.listTitle(name, choice.page),
    description: t.listDescription(name),
    path: isSearch ? null : canonicalPath(choice),
    picture: shopPreviewImage(),
  }
  return [...metaTags(words, matches), ...(isSearch ? [{ name: 'robots', content: 'noindex' }] : [])]
}
