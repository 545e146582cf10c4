import type { Assortment } from '@little-dunes/domain/catalogue/assortment/assortment'
import type { WireFacets } from '@little-dunes/domain/contract/catalogue/catalogue-calls'
import type { ListingQuery } from '#catalogue/address/listing-query'
import { listNames } from '#catalogue/list-names'
import { listingMessages } from '#catalogue/listing-messages'
import { typeName } from '#catalogue/type-name'
import { getMessages } from '#platform/messages'

/** Title of a list: the search text, its one type or audience, the curated list, or 'All products'. */
export function listingTitle(
  { search, categories, types, flag }: ListingQuery,
  facets: WireFacets | null,
  assortment: Partial<Assortment> = {},
): string {
  const t = getMessages(listingMessages)
  const [category, another] = categories
  const [type, anotherType] = types
  if (search.trim()) return t.resultsFor(search.trim())
  if (type && !anotherType) return typeName(type, facets)
  if (category && !another) return t.categories[category]
  return flag ? listNames(assortment)[flag] : t.allProducts
}
