import { Icon } from '@little-dunes/design/icon.tsx'
import { colourKey } from '@little-dunes/domain/catalogue/listing'
import { CATEGORIES } from '@little-dunes/domain/catalogue/product'
import { isShoeSize } from '@little-dunes/domain/catalogue/sizes'
import type { WireFacets } from '@little-dunes/domain/contract/catalogue/catalogue-calls'
import { PATHS } from '@little-dunes/domain/paths'
import { clsx } from 'clsx'
import { X } from 'lucide'
import { isFiltered, type ListingQuery, listingPath, withoutFilters } from '#catalogue/address/listing-query'
import { colourName } from '#catalogue/filter/colour-name'
import styles from '#catalogue/filter/filter.module.css'
import { countIn, countsIn, filterChoices, usefulChoices } from '#catalogue/filter/filter-choices'
import { FilterBox, FilterValues } from '#catalogue/filter/filter-group.tsx'
import { FILTER_FORM, FILTER_PANEL } from '#catalogue/filter/filter-ids'
import { PriceFilter } from '#catalogue/filter/price-filter.tsx'
import { TypeFilter } from '#catalogue/filter/type-filter.tsx'
import { listingMessages } from '#catalogue/listing-messages'
import { useHref } from '#platform/address/address'
import { useMessages } from '#platform/messages'
import { useAssortment } from '#platform/root-data'
import { Button } from '#ui/button.tsx'
import iconButtonStyles from '#ui/icon-button.module.css'
import { Link } from '#ui/link.tsx'
import textStyles from '#ui/text.module.css'
import { uiMessages } from '#ui/ui-messages'

function Gender({ choice, facets }: { choice: ListingQuery; facets: WireFacets | null }) {
  const t = useMessages(listingMessages)
  const { audiences = CATEGORIES } = useAssortment()
  const all = CATEGORIES.map((value) => ({
    value,
    label: t.categories[value],
    count: countIn(facets, facets?.categories[value]),
    chosen: choice.categories.includes(value),
  }))
  const offered = usefulChoices(all.filter(({ value, chosen }) => chosen || audiences.includes(value)))
  if (offered.length === 0) return null
  return (
    <fieldset>
      <legend>{t.gender}</legend>
      {offered.map((one) => (
        <FilterBox key={one.value} name="category" {...one} />
      ))}
    </fieldset>
  )
}

interface FilterFormProps {
  choice: ListingQuery
  facets: WireFacets | null
  /** Label of the button that closes the sheet. */
  done: string
}

/**
 * LIST-01 to LIST-03, LIST-12, LIST-14: a plain GET form, so it works without script. With script every change applies
 * at once (`use-filter-form.ts`). On narrow screens the browser's own popover makes it a sheet.
 */
export function FilterForm({ choice, facets, done }: FilterFormProps) {
  const t = useMessages(listingMessages)
  const { sizeName } = useMessages(uiMessages)
  const { colors = [] } = facets ?? {}
  const sizes = filterChoices(facets?.sizes ?? [], countsIn(facets, facets?.sizeCounts), choice.sizes)
  const inStock = { count: countIn(facets, facets?.inStock), chosen: choice.inStock }
  return (
    <aside className={styles.filter} id={FILTER_PANEL} popover="auto" aria-label={t.filter}>
      <p className={styles.title} aria-hidden="true">
        {t.filter}
      </p>
      <form
        id={FILTER_FORM}
        action={useHref(PATHS.products)}
        // The address determines the choice (D-17), not values that a browser restores from another visit.
        autoComplete="off"
      >
        {choice.search && <input type="hidden" name="search" value={choice.search} />}
        {choice.flag && <input type="hidden" name="flag" value={choice.flag} />}
        <Gender choice={choice} facets={facets} />
        <TypeFilter chosen={choice.types} facets={facets} />
        {usefulChoices([inStock]).map((one) => (
          <div key="inStock" className={styles.stock}>
            <FilterBox name="inStock" value="true" label={t.inStock} {...one} />
          </div>
        ))}
        <FilterValues
          name="size"
          title={t.size}
          choices={sizes.filter(({ value }) => !isShoeSize(value))}
          getLabel={sizeName}
        />
        <FilterValues
          name="size"
          title={t.shoeSize}
          choices={sizes.filter(({ value }) => isShoeSize(value))}
          getLabel={sizeName}
        />
        <FilterValues
          name="color"
          title={t.colour}
          choices={filterChoices(colors, countsIn(facets, facets?.colorCounts), choice.colours, colourKey)}
          getLabel={(colour) => colourName(colour, facets)}
        />
        <PriceFilter choice={choice} facets={facets} />
        <noscript>
          <Button type="submit" size="small" wide>
            {t.apply}
          </Button>
        </noscript>
        {isFiltered(choice) && (
          <Link
            to={listingPath(withoutFilters(choice))}
            className={clsx(textStyles.link, textStyles.reach, styles.clear)}
          >
            {t.clearFilter}
          </Link>
        )}
      </form>
      <div className={styles.done}>
        <Button wide popoverTarget={FILTER_PANEL} popoverTargetAction="hide">
          {done}
        </Button>
      </div>
      <button
        type="button"
        className={clsx(iconButtonStyles.plain, styles.close)}
        popoverTarget={FILTER_PANEL}
        popoverTargetAction="hide"
        aria-label={t.close}
      >
        <Icon node={X} />
      </button>
    </aside>
  )
}
