import type { Facets } from '@little-dunes/domain/facets'
import { CATEGORIES } from '@little-dunes/domain/product'
import { isShoeSize, sizeLabel } from '@little-dunes/domain/sizes'
import { X } from 'lucide-react'
import type { RefObject } from 'react'
import { Link } from 'react-router'
import { catalogueMessages } from '#catalogue/catalogue-messages'
import { FilterGroup, FilterValues, stay } from '#catalogue/filter-group.tsx'
import { isNarrowed, type ListingChoice, listingAddress, withoutFilters } from '#catalogue/listing-address'
import { useMessages } from '#platform/messages'
import { Button } from '#ui/button.tsx'
import { Checkbox } from '#ui/checkbox.tsx'

/** Ties the sort select, which stands elsewhere, to this form; and the button that opens it on narrow screens. */
export const FILTER_FORM = 'filter'
export const FILTER_PANEL = 'filter-panel'

function Gender({ choice, facets }: { choice: ListingChoice; facets: Facets | null }) {
  const t = useMessages(catalogueMessages)
  return (
    <fieldset>
      <legend>{t.gender}</legend>
      {CATEGORIES.map((category) => (
        <Checkbox
          key={category}
          name="category"
          value={category}
          label={t.categories[category]}
          note={facets?.categories[category]}
          checked={choice.categories.includes(category)}
          onChange={stay}
        />
      ))}
    </fieldset>
  )
}

function PriceRange({ minPrice, maxPrice }: ListingChoice) {
  const t = useMessages(catalogueMessages)
  const field = (name: string, label: string, value: number | null) => (
    <label className="filter-price">
      <span>{label}</span>
      <input
        className="input"
        key={value}
        type="number"
        name={name}
        min={0}
        step={1}
        inputMode="numeric"
        defaultValue={value ?? ''}
      />
    </label>
  )
  return (
    <FilterGroup title={t.price} open={minPrice !== null || maxPrice !== null}>
      <div className="filter-prices">
        {field('minPrice', t.priceFrom, minPrice)}
        {field('maxPrice', t.priceTo, maxPrice)}
      </div>
    </FilterGroup>
  )
}

interface FilterFormProps {
  form: RefObject<HTMLFormElement | null>
  choice: ListingChoice
  facets: Facets | null
  total: number
  onChoose(): void
}

/**
 * LIST-01 to LIST-03, LIST-12, LIST-14: a plain GET form, so it works without script; with script every change is a
 * choice. On narrow screens the browser's own popover makes it a sheet.
 */
export function FilterForm({ form, choice, facets, total, onChoose }: FilterFormProps) {
  const t = useMessages(catalogueMessages)
  const sizes = facets?.sizes ?? choice.sizes
  const isNumber = (target: EventTarget) => target instanceof HTMLInputElement && target.type === 'number'
  return (
    <aside className="filter" id={FILTER_PANEL} popover="auto" aria-label={t.filter}>
      <form
        id={FILTER_FORM}
        ref={form}
        action="/products"
        onChange={(event) => isNumber(event.target) || onChoose()}
        onBlur={(event) => isNumber(event.target) && onChoose()}
        onSubmit={(event) => {
          event.preventDefault()
          onChoose()
        }}
      >
        {choice.search && <input type="hidden" name="search" value={choice.search} />}
        {choice.flag && <input type="hidden" name="flag" value={choice.flag} />}
        <Gender choice={choice} facets={facets} />
        <div className="filter-stock">
          <Checkbox name="inStock" value="true" label={t.inStock} checked={choice.inStock} onChange={stay} />
        </div>
        <FilterValues
          name="size"
          title={t.size}
          values={sizes.filter((size) => !isShoeSize(size))}
          chosen={choice.sizes}
          labelOf={sizeLabel}
        />
        <FilterValues
          name="size"
          title={t.shoeSize}
          values={sizes.filter(isShoeSize)}
          chosen={choice.sizes}
          labelOf={sizeLabel}
        />
        <FilterValues
          name="color"
          title={t.colour}
          values={facets?.colors ?? choice.colours}
          chosen={choice.colours}
        />
        <PriceRange {...choice} />
        <noscript>
          <Button type="submit" size="small" wide>
            {t.apply}
          </Button>
        </noscript>
        {isNarrowed(choice) && (
          <Link to={listingAddress(withoutFilters(choice))} className="text-link filter-clear">
            {t.clearFilter}
          </Link>
        )}
      </form>
      <button
        type="button"
        className="button button-wide filter-done"
        popoverTarget={FILTER_PANEL}
        popoverTargetAction="hide"
      >
        {t.filterDone(total)}
      </button>
      <button
        type="button"
        className="icon-button filter-close"
        popoverTarget={FILTER_PANEL}
        popoverTargetAction="hide"
        aria-label={t.close}
      >
        <X aria-hidden />
      </button>
    </aside>
  )
}
