import type { WireFacets } from '@little-dunes/domain/contract/catalogue/catalogue-calls'
import { clsx } from 'clsx'
import { FIRST_PAGE, type ListingQuery, listingPath } from '#catalogue/address/listing-query'
import styles from '#catalogue/filter/filter.module.css'
import { countIn, type FilterChoice, usefulChoices } from '#catalogue/filter/filter-choices'
import { FilterGroup } from '#catalogue/filter/filter-group.tsx'
import { listingMessages } from '#catalogue/listing-messages'
import { useMessages } from '#platform/messages'
import inputStyles from '#ui/form/input.module.css'
import { Link } from '#ui/link.tsx'
import textStyles from '#ui/text.module.css'

type Band = Omit<WireFacets['prices'][number], 'count'> & Omit<FilterChoice, 'value'>

/** Custom limits; the form reads them when a box loses the focus. */
function PriceLimits({ minPrice, maxPrice }: ListingQuery) {
  const t = useMessages(listingMessages)
  const field = (name: string, label: string, value: number | null) => (
    <label className={styles.price}>
      <span>{label}</span>
      <input
        className={inputStyles.input}
        // A number field accepts ASCII digits only; the list reads Arabic-Indic and Persian ones as well.
        name={name}
        inputMode="numeric"
        defaultValue={value ?? ''}
      />
    </label>
  )
  return (
    <div className={styles.prices}>
      {field('minPrice', t.priceFrom, minPrice)}
      {field('maxPrice', t.priceTo, maxPrice)}
    </div>
  )
}

/** A link to the list within one price band, or back; disabled when it would be empty. */
function PriceBand({ from, to, count, chosen, choice }: Band & { choice: ListingQuery }) {
  const t = useMessages(listingMessages)
  const words = (
    <>
      <bdi>{t.priceBand(from, to)}</bdi>
      <small className={textStyles.numeric}>{count}</small>
    </>
  )
  if (count === 0 && !chosen) return <span className={clsx(styles.band, styles.bandEmpty)}>{words}</span>
  const limits = chosen ? { minPrice: null, maxPrice: null } : { minPrice: from || null, maxPrice: to }
  return (
    <Link
      to={listingPath({ ...choice, ...limits, ...FIRST_PAGE })}
      className={styles.band}
      aria-current={chosen}
      rel="nofollow"
    >
      {words}
    </Link>
  )
}

/** LIST-14: price bands at one press, or custom limits. */
export function PriceFilter({ choice, facets }: { choice: ListingQuery; facets: WireFacets | null }) {
  const t = useMessages(listingMessages)
  const { minPrice, maxPrice } = choice
  const isLimited = minPrice !== null || maxPrice !== null
  const counted = (facets?.prices ?? []).map((band): Band => {
    const chosen = isLimited && (minPrice ?? 0) === band.from && maxPrice === band.to
    return { ...band, count: countIn(facets, band.count), chosen }
  })
  const bands = usefulChoices(counted)
  if (bands.length < counted.length && !isLimited) return null
  return (
    <FilterGroup title={t.price} open={isLimited}>
      {bands.length > 0 && (
        <ul className={styles.bands}>
          {bands.map((band) => (
            <li key={band.from}>
              <PriceBand {...band} choice={choice} />
            </li>
          ))}
        </ul>
      )}
      <PriceLimits {...choice} />
    </FilterGroup>
  )
}
