import type { ListingQuery } from '#catalogue/address/listing-query'
import { catalogueMessages } from '#catalogue/catalogue-messages'
import { messagesOf } from '#platform/messages'

/** What a list is called: by the words searched for, the one audience, the curated list, or 'All products'. */
export function listingTitle({ search, categories, flag }: ListingQuery): string {
  const t = messagesOf(catalogueMessages)
  const [category, another] = categories
  if (search.trim()) return t.resultsFor(search.trim())
  if (category && !another) return t.categories[category]
  return flag ? t.flags[flag] : t.allProducts
}
