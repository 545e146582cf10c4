import type { ListedProduct } from '@little-dunes/domain/contract/catalogue/staff/product-fields'
import { clsx } from 'clsx'
import { Link } from 'react-router'
import { Price, ShownIn, Stock } from '#products/product-facts.tsx'
import { productPath } from '#products/product-query'
import { ProductStatusBadge } from '#products/product-status.tsx'
import styles from '#products/product-table.module.css'
import { productsMessages as texts } from '#products/products-messages'
import type { SoldOf } from '#products/use-list-figures'
import { Swatches } from '#ui/display/swatches.tsx'
import { Thumbnail } from '#ui/display/thumbnail.tsx'
import { type RowSelection, SelectableTable, SelectCell } from '#ui/list/selectable-table.tsx'
import tables from '#ui/list/table.module.css'
import type { Selection } from '#ui/list/use-row-selection'

interface RowProps extends RowSelection {
  product: ListedProduct
  soldOf: SoldOf | null
}

const ProductRow = ({ product, soldOf, ...selection }: RowProps) => (
  <tr aria-selected={selection.isSelected}>
    <SelectCell label={texts.select(product.name)} {...selection} />
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

export interface ProductListProps extends Selection {
  products: ListedProduct[]
  /** Null where sales are not shown. */
  soldOf: SoldOf | null
  /** Whether what sold most comes first. */
  bySold: { isSet: boolean; turn(): void }
}

export const ProductTable = ({ products, soldOf, bySold, ...selection }: ProductListProps) => (
  <SelectableTable
    rows={products}
    {...selection}
    heads={
      <>
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
      </>
    }
  >
    {(product, row) => <ProductRow key={product.id} product={product} soldOf={soldOf} {...row} />}
  </SelectableTable>
)
