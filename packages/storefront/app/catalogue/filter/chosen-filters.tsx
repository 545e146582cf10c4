import { X } from 'lucide-react'
import { Link } from 'react-router'
import { FROM_THE_START, type ListingChoice, listingAddress } from '#catalogue/address/listing-address'
import { catalogueMessages } from '#catalogue/catalogue-messages'
import { useMessages } from '#platform/messages'
import { uiMessages } from '#ui/ui-messages'

const less = <T,>(values: readonly T[], value: T): T[] => values.filter((one) => one !== value)

/** What is chosen, each with a link to the list without it. */
export function ChosenFilters({ choice }: { choice: ListingChoice }) {
  const t = useMessages(catalogueMessages)
  const { sizeName } = useMessages(uiMessages)
  const { categories, flag, sizes, colours, minPrice, maxPrice, inStock } = choice
  const tags: [label: string, left: Partial<ListingChoice>][] = [
    ...categories.map((one): [string, Partial<ListingChoice>] => [
      t.categories[one],
      { categories: less(categories, one) },
    ]),
    ...(flag ? [[t.flags[flag], { flag: null }] as [string, Partial<ListingChoice>]] : []),
    ...(inStock ? [[t.inStock, { inStock: false }] as [string, Partial<ListingChoice>]] : []),
    ...sizes.map((one): [string, Partial<ListingChoice>] => [sizeName(one), { sizes: less(sizes, one) }]),
    ...colours.map((one): [string, Partial<ListingChoice>] => [one, { colours: less(colours, one) }]),
    ...(minPrice === null
      ? []
      : [[`${t.priceFrom} ${minPrice}`, { minPrice: null }] as [string, Partial<ListingChoice>]]),
    ...(maxPrice === null
      ? []
      : [[`${t.priceTo} ${maxPrice}`, { maxPrice: null }] as [string, Partial<ListingChoice>]]),
  ]
  if (tags.length === 0) return null
  return (
    <ul className="chosen">
      {tags.map(([label, left]) => (
        <li key={label}>
          <Link to={listingAddress({ ...choice, ...left, ...FROM_THE_START })} aria-label={t.without(label)}>
            <bdi>{label}</bdi>
            <X aria-hidden />
          </Link>
        </li>
      ))}
    </ul>
  )
}
