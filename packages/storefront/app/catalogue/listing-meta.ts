import { catalogueMessages } from '#catalogue/catalogue-messages'
import { listingTitle } from '#catalogue/listing-title'
import type { ListingData } from '#catalogue/load-listing'
import { messagesOf } from '#platform/messages'

/** Results of a search are not for search engines. */
export function listingMeta(data: ListingData | undefined) {
  if (!data) return []
  const t = messagesOf(catalogueMessages)
  const name = listingTitle(data.choice)
  const title = t.listTitle(name)
  return [
    { title },
    { name: 'description', content: t.listDescription(name) },
    { property: 'og:title', content: title },
    { property: 'og:type', content: 'website' },
    ...(data.choice.search.trim() ? [{ name: 'robots', content: 'noindex' }] : []),
  ]
}
