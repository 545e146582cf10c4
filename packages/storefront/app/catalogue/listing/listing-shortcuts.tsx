import { LIST_FLAGS } from '@little-dunes/domain/catalogue/curated-lists'
import { DEPARTMENTS, type Department, departmentSlug } from '@little-dunes/domain/catalogue/departments'
import type { WireFacets } from '@little-dunes/domain/contract/catalogue/catalogue-calls'
import { listPath } from '@little-dunes/domain/paths'
import { type ListingQuery, listingPath, parseListingQuery } from '#catalogue/address/listing-query'
import { listNames } from '#catalogue/list-names'
import styles from '#catalogue/listing/listing-shortcuts.module.css'
import { listingMessages } from '#catalogue/listing-messages'
import { getMessages, useMessages } from '#platform/messages'
import { useAssortment } from '#platform/root-data'
import { Link } from '#ui/link.tsx'

interface Shortcut {
  label: string
  to: string
}

/** Number of sub-categories that fit above the list of a shop without departments: the ones with the most products. */
const MAX_TYPES = 12

function largest(types: WireFacets['types']): WireFacets['types'] {
  const byCount = [...types].sort((a, b) => b.count - a.count).slice(0, MAX_TYPES)
  return types.filter((type) => type.count > 0 && byCount.includes(type))
}

/** Links one level down: departments of an audience, sub-categories of a department; none below them. */
function typeSteps(
  { categories, types }: ListingQuery,
  facets: WireFacets,
  departments: readonly Department[],
): Shortcut[] {
  const t = getMessages(listingMessages)
  const at = (type: string): string =>
    listingPath({ ...parseListingQuery(new URLSearchParams()), categories, types: [type] })
  const steps = (below: WireFacets['types']) => below.map(({ slug, name }) => ({ label: name, to: at(slug) }))
  const department = DEPARTMENTS.find((one) => departmentSlug(one) === types[0])
  if (types.length > 1 || (types.length === 1 && !department)) return []
  if (department)
    return steps(facets.types.filter((type) => type.department === department && type.count > 0))
  if (departments.length === 0) return steps(largest(facets.types))
  return departments
    .filter((one) => facets.departments[one] > 0)
    .map((one) => ({ label: t.departments[one], to: at(departmentSlug(one)) }))
}

function Links({ shortcuts }: { shortcuts: readonly Shortcut[] }) {
  if (shortcuts.length === 0) return null
  return (
    <ul>
      {shortcuts.map(({ label, to }) => (
        <li key={to}>
          <Link to={to}>{label}</Link>
        </li>
      ))}
    </ul>
  )
}

/** Links from a list to its sub-lists, and apart from them, from the whole list to the curated ones (D-71). */
export function ListingShortcuts({ choice, facets }: { choice: ListingQuery; facets: WireFacets | null }) {
  const t = useMessages(listingMessages)
  const assortment = useAssortment()
  const { departments = DEPARTMENTS, flags = LIST_FLAGS } = assortment
  if (!facets || choice.search.trim() || choice.flag) return null
  const isWhole = choice.categories.length === 0 && choice.types.length === 0
  const lists = isWhole
    ? flags.map((flag) => ({ label: listNames(assortment)[flag], to: listPath({ flag }) }))
    : []
  const steps = typeSteps(choice, facets, departments)
  if (steps.length + lists.length < 2) return null
  return (
    <nav className={styles.scroll} aria-label={t.shortcuts}>
      <Links shortcuts={steps} />
      <Links shortcuts={lists} />
    </nav>
  )
}
