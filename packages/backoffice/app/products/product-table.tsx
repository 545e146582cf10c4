import type { ListedProduct } from '@little-dunes/domain/contract/catalogue/staff/product-fields'
import { clsx } from 'clsx'
import type { MouseEvent } from 'react'
import { Link } from 'react-router'
import { Price, ShownIn, Stock } from '#products/product-facts.tsx'
import { productPath } from '#products/product-query'
import { ProductStatusBadge } from '#products/product-status.tsx'
import styles from '#products/product-table.module.css'
import { productsMessages as texts } from '#products/products-messages'
import type { SoldOf } from '#products/use-list-figures'
import { Swatches } from '#ui/display/swatches.tsx'
import { Thumbnail } from '#ui/display/thumbnail.tsx'
import { SelectAllHead, SelectCell, useRowSelection } from '#ui/list/select-rows.tsx'
import tables from '#ui/list/table.module.css'
import { useFirstRows } from '#ui/list/use-first-rows'

interface RowProps {
  product: ListedProduct
  isSelected: boolean
  onToggle(event: MouseEvent): void
  soldOf: SoldOf | null
}

const ProductRow = ({ product, isSelected, onToggle, soldOf }: RowProps) => (
  <tr aria-selected={isSelected}>
    <SelectCell label={texts.select(product.name)} isSelected={isSelected} onToggle={onToggle} />
    <td className={clsx(tables.main, styles.product)}>
      <div>
        <Thumbnail address={product.picture} />
        <span>
          <Link to={productPath(product.id)}>
            <bdi>{product.name}</bdi>
          </Link>
          <small>
            {texts.inPlace(texts.categories[product.category], product.subCategory)}
            <span className={styles.sku}>
              {' · '}
              <bdi>{product.sku}</bdi>
            </span>
          </small>
        </span>
      </div>
    </td>
    <td className={styles.colours}>
      <Swatches colours={product.colours} />
    </td>
    <td className={styles.price}>
      <Price product={product} />
    </td>
    <td className={styles.stock}>
      <Stock product={product} />
    </td>
    <td className={styles.shown}>
      <ShownIn product={product} />
    </td>
    <td className={styles.status}>
      <ProductStatusBadge {...product} />
    </td>
    {soldOf && <td className={clsx(tables.end, tables.wideOnly)}>{soldOf(product.id)}</td>}
  </tr>
)

export interface ProductListProps {
  products: ListedProduct[]
  selected: ReadonlySet<string>
  onSelect(selected: ReadonlySet<string>): void
  /** Null where sales are not shown. */
  soldOf: SoldOf | null
  /** Whether what sold most comes first. */
  bySold: { isSet: boolean; turn(): void }
}

/** The list as a table; on a phone each product is a card. */
export function ProductTable({ products, selected, onSelect, soldOf, bySold }: ProductListProps) {
  const selection = { ids: products.map(({ id }) => id), selected, onSelect }
  const toggle = useRowSelection(selection)
  return (
    <div className={tables.scroll}>
      <table className={clsx(tables.table, tables.cards)}>
        <thead>
          <tr>
            <SelectAllHead {...selection} />
            <th>{texts.product}</th>
            <th>{texts.colours}</th>
            <th>{texts.price}</th>
            <th>{texts.stock}</th>
            <th>{texts.shownIn}</th>
            <th>{texts.status}</th>
            {soldOf && (
              <th className={tables.end} aria-sort={bySold.isSet ? 'descending' : undefined}>
                <button type="button" onClick={bySold.turn}>
                  {texts.sold}
                  {bySold.isSet && <span aria-hidden="true">{'\u00a0↓'}</span>}
                </button>
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {useFirstRows(products).map((product) => (
            <ProductRow
              key={product.id}
              product={product}
              isSelected={selected.has(product.id)}
              onToggle={(event) => toggle(product.id, event)}
              soldOf={soldOf}
            />
          ))}
        </tbody>
      </table>
    </div>
  )
}
