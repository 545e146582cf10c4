import { CATEGORIES } from '@little-dunes/domain/catalogue/product'
import type { SaleSelection } from '#sales/sale-draft'
import styles from '#sales/sale-selection.module.css'
import { salesMessages as texts } from '#sales/sales-messages'
import { SelectField } from '#ui/form/field.tsx'
import { type SubCategory, subCategoriesIn } from '#ui/sub-categories/use-sub-categories'

interface SelectionProps {
  selection: SaleSelection
  subCategory: string
  subCategories: readonly SubCategory[]
  products: { id: string; name: string }[]
  errors: { productIds?: string; subCategory?: string }
  /** A stored sale keeps its selection. */
  fixed: boolean
  onSelect(selected: { selection: SaleSelection; subCategory: string }): void
}

interface SubCategoryProps {
  offered: SubCategory[]
  subCategory: string
  error: string | undefined
  fixed: boolean
  onSelect(subCategory: string): void
}

/** Narrows the selection; hidden without choices. A sub-category without products stays available by name. */
function SubCategoryField({ offered, subCategory, error, fixed, onSelect }: SubCategoryProps) {
  const isLost = subCategory !== '' && !offered.some(({ name }) => name === subCategory)
  if (offered.length === 0 && !isLost) return null
  if (fixed && subCategory === '') return null
  return (
    <SelectField
      label={texts.subCategory}
      error={error}
      value={subCategory}
      disabled={fixed}
      onChange={({ target }) => onSelect(target.value)}
    >
      <option value="">{texts.allSubCategories}</option>
      {isLost && <option value={subCategory}>{subCategory}</option>}
      {offered.map(({ name, label }) => (
        <option key={name} value={name}>
          {label}
        </option>
      ))}
    </SelectField>
  )
}

export const SaleSelectionFields = ({
  selection,
  subCategory,
  subCategories,
  products,
  errors,
  fixed,
  onSelect,
}: SelectionProps) => (
  <div className={styles.selection}>
    <SelectField
      label={texts.selection}
      error={errors.productIds}
      value={selection}
      disabled={fixed}
      onChange={({ target }) => onSelect({ selection: target.value as SaleSelection, subCategory: '' })}
    >
      {(['all', ...CATEGORIES, ...(products.length > 0 ? (['chosen'] as const) : [])] as const).map((one) => (
        <option key={one} value={one}>
          {one === 'chosen' ? texts.products(products.length) : texts.selections[one]}
        </option>
      ))}
    </SelectField>
    <SubCategoryField
      offered={subCategoriesIn(subCategories, selection === 'all' ? [] : [selection])}
      subCategory={subCategory}
      error={errors.subCategory}
      fixed={fixed}
      onSelect={(chosen) => onSelect({ selection, subCategory: chosen })}
    />
    {selection === 'chosen' && (
      <ul className={styles.products}>
        {products.map(({ id, name }) => (
          <li key={id}>
            <bdi>{name}</bdi>
          </li>
        ))}
      </ul>
    )}
  </div>
)
