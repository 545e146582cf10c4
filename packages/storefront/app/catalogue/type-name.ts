import { DEPARTMENTS, departmentSlug } from '@little-dunes/domain/catalogue/departments'
import type { WireFacets } from '@little-dunes/domain/contract/catalogue/catalogue-calls'
import { listingMessages } from '#catalogue/listing-messages'
import { getMessages } from '#platform/messages'

/** Display name of a type in an address: a department by the shop's texts, a sub-category by its own label. */
export function typeName(slug: string, facets: WireFacets | null): string {
  const department = DEPARTMENTS.find((one) => departmentSlug(one) === slug)
  if (department) return getMessages(listingMessages).departments[department]
  return facets?.types.find((type) => type.slug === slug)?.name ?? slug
}
