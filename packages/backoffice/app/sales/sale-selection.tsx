import { CATEGORIES } from '@little-dunes/domain/catalogue/product'
import type { SaleSelection } from '#sales/sale-draft'
import styles from '#sales/sale-selection.module.css'
import { salesMessages as texts } from '#sales/sales-messages'
import { SelectField } from '#ui/form/field.tsx'

interface SelectionProps {
  selection: SaleSelection
  /** The ticked ones. */
  products: { id: string; name: string }[]
  error: string | undefined
  /** A sale that is made keeps its selection. */
  fixed: boolean
  onSelect(selection: SaleSelection): void
}

/** What a sale is for. */
export const SaleSelectionFields = ({ selection, products, error, fixed, onSelect }: SelectionProps) => (
  <div>
    <SelectField
      label={texts.selection}
      error={error}
      value={selection}
      disabled={fixed}
      onChange={({ target }) => onSelect(target.value as SaleSelection)}
    >
      {(['all', ...CATEGORIES, ...(products.length > 0 ? (['chosen'] as const) : [])] as const).map((one) => (
        <option key={one} value={one}>
          {one === 'chosen' ? texts.products(products.length) : texts.selections[one]}
        </option>
      ))}
    </SelectField>
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
