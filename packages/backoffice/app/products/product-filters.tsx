import { Icon } from '@little-dunes/design/icon.tsx'
import { CATEGORIES } from '@little-dunes/domain/catalogue/product'
import { AGE_SIZES, getAges } from '@little-dunes/domain/catalogue/sizes'
import { PRODUCT_MARKS, STOCK_FILTERS } from '@little-dunes/domain/contract/staff/choices'
import { LayoutGrid, List } from 'lucide'
import { LIST_LOOKS, type ListLook } from '#products/list-look'
import styles from '#products/product-columns.module.css'
import { type ProductQuery, productsAddress } from '#products/product-query'
import { beyondTab } from '#products/product-tabs'
import { productsMessages as texts } from '#products/products-messages'
import { useComingQuery } from '#ui/list/address/list-address'
import type { ChoiceFilter } from '#ui/list/filters/choice-chip.tsx'
import { ListFilters } from '#ui/list/filters/list-filters.tsx'
import { SegmentButtons } from '#ui/segments.tsx'
import { type SubCategory, subCategoriesIn, useSubCategories } from '#ui/sub-categories/use-sub-categories'

const CATEGORY: ChoiceFilter = {
  name: 'category',
  label: texts.forWhom,
  options: CATEGORIES.map((value) => ({ value, text: texts.categories[value] })),
}

const CHOICES: readonly ChoiceFilter[] = [
  {
    name: 'age',
    label: texts.age,
    options: AGE_SIZES.map((value) => ({ value, text: texts.years(...(getAges(value) ?? [0, 0])) })),
  },
  {
    name: 'stock',
    label: texts.stock,
    options: STOCK_FILTERS.map((value) => ({ value, text: texts.stockFilters[value] })),
  },
  {
    name: 'mark',
    label: texts.marked,
    options: PRODUCT_MARKS.map((value) => ({ value, text: texts.marks[value] })),
  },
]

const MOST_SOLD = { name: 'sort', value: 'sold', text: texts.mostSold }

const LOOK_ICONS = { rows: List, pictures: LayoutGrid } as const

interface ProductFiltersProps {
  shown: ProductQuery
  look: ListLook
  maySeeSales: boolean
  onLook(look: ListLook): void
}

/** Sub-categories of the chosen category; empty ones are not offered. */
function subCategoryChoices(
  all: readonly SubCategory[],
  { category, subCategory }: ProductQuery,
): ChoiceFilter[] {
  const offered = subCategoriesIn(all, category ? [category] : [])
  if (offered.length === 0 && subCategory === undefined) return []
  const options = offered.map(({ name, label }) => ({ value: name, text: label }))
  return [{ name: 'subCategory', label: texts.subCategory, options }]
}

/** A sub-category belongs to one category: choosing another category removes it. */
const withoutSubCategory = (change: object) => ('category' in change ? { subCategory: undefined } : {})

export function ProductFilters({ shown, look, maySeeSales, onLook }: ProductFiltersProps) {
  const query = useComingQuery(productsAddress, shown)
  const subCategories = useSubCategories()
  return (
    <ListFilters
      label={texts.searchLabel}
      hint={texts.searchHint}
      filters={maySeeSales ? [MOST_SOLD] : []}
      choices={[CATEGORY, ...subCategoryChoices(subCategories, query), ...CHOICES]}
      without={texts.without}
      query={beyondTab(query)}
      getAddress={(change) => productsAddress.changed(query, { ...withoutSubCategory(change), ...change })}
    >
      <span className={styles.look}>
        <SegmentButtons
          label={texts.look}
          options={LIST_LOOKS.map((value) => ({
            value,
            name: <Icon node={LOOK_ICONS[value]} />,
            label: texts.looks[value],
          }))}
          chosen={look}
          onChoose={onLook}
        />
      </span>
    </ListFilters>
  )
}
