import { LIST_FLAGS } from '@little-dunes/domain/catalogue/curated-lists'
import { DEPARTMENTS, departmentSlug } from '@little-dunes/domain/catalogue/departments'
import type { WireFacets } from '@little-dunes/domain/contract/catalogue-calls'
import { listPath } from '@little-dunes/domain/paths'
import { Link } from 'react-router'
import { type ListingQuery, listingPath, parseListingQuery } from '#catalogue/address/listing-query'
import styles from '#catalogue/listing/listing-shortcuts.module.css'
import { listingMessages } from '#catalogue/listing-messages'
import { useMessages } from '#platform/messages'

interface Shortcut {
  label: string
  to: string
}

type Texts = typeof listingMessages

/** The next step down: departments of an audience, sub-categories of a department; nothing below them. */
function typeSteps({ categories, types }: ListingQuery, facets: WireFacets, t: Texts): Shortcut[] {
  const at = (type: string): string =>
    listingPath({ ...parseListingQuery(new URLSearchParams()), categories, types: [type] })
  const department = DEPARTMENTS.find((one) => departmentSlug(one) === types[0])
  if (types.length > 1 || (types.length === 1 && !department)) return []
  if (department) {
    const below = facets.types.filter((type) => type.department === department && type.count > 0)
    return below.map(({ slug, name }) => ({ label: name, to: at(slug) }))
  }
  return DEPARTMENTS.filter((one) => facets.departments[one] > 0).map((one) => ({
    label: t.departments[one],
    to: at(departmentSlug(one)),
  }))
}

/** Links from a list to the lists below it, and from the whole list to the curated ones (D-71). */
export function ListingShortcuts({ choice, facets }: { choice: ListingQuery; facets: WireFacets | null }) {
  const t = useMessages(listingMessages)
  if (!facets || choice.search.trim() || choice.flag) return null
  const isWhole = choice.categories.length === 0 && choice.types.length === 0
  const flags = isWhole ? LIST_FLAGS.map((flag) => ({ label: t.flags[flag], to: listPath({ flag }) })) : []
  const shortcuts = [...typeSteps(choice, facets, t), ...flags]
  if (shortcuts.length < 2) return null
  return (
    <nav className={styles.scroll} aria-label={t.shortcuts}>
      {shortcuts.map(({ label, to }) => (
        <Link key={to} to={to}>
          {label}
        </Link>
      ))}
    </nav>
  )
}
