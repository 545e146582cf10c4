import { DEPARTMENTS, departmentSlug } from '@little-dunes/domain/catalogue/departments'
import type { WireFacets } from '@little-dunes/domain/contract/catalogue/catalogue-calls'
import { listingMessages } from '#catalogue/listing-messages'
import { messagesOf } from '#platform/messages'

/** What a type of an address is called: a department by the shop's words, a sub-category by its own. */
export function typeName(slug: string, facets: WireFacets | null): string {
  const department = DEPARTMENTS.find((one) => departmentSlug(one) === slug)
  if (department) return messagesOf(listingMessages).departments[department]
  return facets?.types.find((type) => type.slug === slug)?.name ?? slug
}
