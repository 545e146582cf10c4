import { DEPARTMENTS, departmentSlug } from '@little-dunes/domain/catalogue/departments'
import type { WireFacets } from '@little-dunes/domain/contract/catalogue/catalogue-calls'
import { countIn, usefulChoices } from '#catalogue/filter/filter-choices'
import { FilterBox, FilterGroup } from '#catalogue/filter/filter-group.tsx'
import styles from '#catalogue/filter/type-filter.module.css'
import { listingMessages } from '#catalogue/listing-messages'
import { typeName } from '#catalogue/type-name'
import { useMessages } from '#platform/messages'
import { useAssortment } from '#platform/root-data'

interface TypeFilterProps {
  chosen: readonly string[]
  facets: WireFacets | null
}

/** The departments with their sub-categories. Chosen types without products come last. */
export function TypeFilter({ chosen, facets }: TypeFilterProps) {
  const t = useMessages(listingMessages)
  const { departments = DEPARTMENTS } = useAssortment()
  const isChosen = (slug: string) => chosen.includes(slug)
  const all = facets?.types ?? []
  const types = usefulChoices(
    all.map((type) => ({ ...type, count: countIn(facets, type.count), chosen: isChosen(type.slug) })),
  )
  const box = (slug: string, label: string, count: number | undefined) => (
    <FilterBox key={slug} name="type" value={slug} {...{ label, count }} chosen={isChosen(slug)} />
  )
  const groups = DEPARTMENTS.map((department) => ({
    slug: departmentSlug(department),
    department,
    types: types.filter((type) => type.department === department),
  })).filter(({ slug, types: below }) => below.length > 0 || isChosen(slug))
  const known = new Set([...groups.map(({ slug }) => slug), ...types.map(({ slug }) => slug)])
  const unknown = chosen.filter((slug) => !known.has(slug))
  if (groups.length + unknown.length === 0) return null
  return (
    <FilterGroup title={t.type} open={chosen.length > 0}>
      {groups.map(({ slug, department, types: below }) => {
        const boxes = below.map((type) => box(type.slug, type.name, type.count))
        if (departments.length === 0 && !isChosen(slug)) return boxes
        return (
          <div key={slug}>
            {box(slug, t.departments[department], countIn(facets, facets?.departments[department] ?? 0))}
            <div className={styles.below}>{boxes}</div>
          </div>
        )
      })}
      {unknown.map((slug) => box(slug, typeName(slug, facets), countIn(facets, 0)))}
    </FilterGroup>
  )
}
