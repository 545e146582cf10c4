import { Icon } from '@little-dunes/design/icon.tsx'
import type { WireFacets } from '@little-dunes/domain/contract/catalogue/catalogue-calls'
import { X } from 'lucide'
import { FIRST_PAGE, type ListingQuery, listingPath } from '#catalogue/address/listing-query'
import styles from '#catalogue/filter/chosen-filters.module.css'
import { colourName } from '#catalogue/filter/colour-name'
import { listNames } from '#catalogue/list-names'
import { listingMessages } from '#catalogue/listing-messages'
import { typeName } from '#catalogue/type-name'
import { useMessages } from '#platform/messages'
import { useAssortment } from '#platform/root-data'
import { Link } from '#ui/link.tsx'
import { uiMessages } from '#ui/ui-messages'

const less = <T,>(values: readonly T[], value: T): T[] => values.filter((one) => one !== value)

/** The chosen filters, each with a link to the list without it. */
export function ChosenFilters({ choice, facets }: { choice: ListingQuery; facets: WireFacets | null }) {
  const t = useMessages(listingMessages)
  const { sizeName } = useMessages(uiMessages)
  const names = listNames(useAssortment())
  const { categories, types, flag, sizes, colours, minPrice, maxPrice, inStock } = choice
  const tags: [label: string, left: Partial<ListingQuery>][] = [
    ...categories.map((one): [string, Partial<ListingQuery>] => [
      t.categories[one],
      { categories: less(categories, one) },
    ]),
    ...types.map((one): [string, Partial<ListingQuery>] => [
      typeName(one, facets),
      { types: less(types, one) },
    ]),
    ...(flag ? [[names[flag], { flag: null }] as [string, Partial<ListingQuery>]] : []),
    ...(inStock ? [[t.inStock, { inStock: false }] as [string, Partial<ListingQuery>]] : []),
    ...sizes.map((one): [string, Partial<ListingQuery>] => [sizeName(one), { sizes: less(sizes, one) }]),
    ...colours.map((one): [string, Partial<ListingQuery>] => [
      colourName(one, facets),
      { colours: less(colours, one) },
    ]),
    ...(minPrice === null
      ? []
      : [[`${t.priceFrom} ${minPrice}`, { minPrice: null }] as [string, Partial<ListingQuery>]]),
    ...(maxPrice === null
      ? []
      : [[`${t.priceTo} ${maxPrice}`, { maxPrice: null }] as [string, Partial<ListingQuery>]]),
  ]
  if (tags.length === 0) return null
  return (
    <ul className={styles.chosen}>
      {tags.map(([label, left]) => (
        <li key={label}>
          <Link to={listingPath({ ...choice, ...left, ...FIRST_PAGE })} aria-label={t.without(label)}>
            <bdi>{label}</bdi>
            <Icon node={X} />
          </Link>
        </li>
      ))}
    </ul>
  )
}
