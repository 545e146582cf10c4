import { Icon } from '@little-dunes/design/icon.tsx'
import { displayedPrice } from '@little-dunes/domain/catalogue/pricing'
import type { ListedProduct } from '@little-dunes/domain/contract/staff/products/product-fields'
import { clsx } from 'clsx'
import { Zap } from 'lucide'
import type { MouseEvent } from 'react'
import { Link } from 'react-router'
import { inAed } from '#platform/format'
import { productPath } from '#products/product-query'
import { ProductStatusBadge } from '#products/product-status.tsx'
import styles from '#products/product-table.module.css'
import { productsMessages as texts } from '#products/products-messages'
import { Swatches } from '#ui/display/swatches.tsx'
import { Tag } from '#ui/display/tag.tsx'
import { Thumbnail } from '#ui/display/thumbnail.tsx'
import { SelectAllHead, SelectCell, useRowSelection } from '#ui/list/select-rows.tsx'
import tables from '#ui/list/table.module.css'
import { useFirstRows } from '#ui/list/use-first-rows'

function Price({ product }: { product: ListedProduct }) {
  const shown = displayedPrice(product)
  return (
    <>
      <span className={clsx(shown < product.price && styles.reduced)}>{inAed(shown)}</span>{' '}
      {shown < product.price && <s>{inAed(product.price)}</s>}
    </>
  )
}

function Stock({ product }: { product: ListedProduct }) {
  const { stock, sizes, lowSizes, emptySizes, uncountedSizes } = product
  if (sizes > 0 && uncountedSizes === sizes) return <span className={styles.quiet}>{texts.notCounted}</span>
  if (emptySizes + uncountedSizes === sizes && uncountedSizes === 0)
    return <span className={styles.soldOut}>{texts.soldOut}</span>
  return (
    <>
      {stock} {emptySizes > 0 && <Tag look="red">{texts.emptySizes(emptySizes)}</Tag>}{' '}
      {lowSizes > 0 && <Tag look="sun">{texts.lowSizes(lowSizes)}</Tag>}
    </>
  )
}

interface RowProps {
  product: ListedProduct
  isSelected: boolean
  onToggle(event: MouseEvent): void
}

const ProductRow = ({ product, isSelected, onToggle }: RowProps) => (
  <tr aria-selected={isSelected}>
    <SelectCell label={texts.select(product.name)} isSelected={isSelected} onToggle={onToggle} />
    <td className={clsx(tables.main, styles.product)}>
      <div>
        <Thumbnail address={product.picture} />
        <span>
          <Link to={productPath(product.id)}>
            <bdi>{product.name}</bdi>
          </Link>
          <small>{texts.inPlace(texts.categories[product.category], product.subCategory)}</small>
        </span>
      </div>
    </td>
    <td className={styles.sku}>
      <bdi>{product.sku}</bdi>
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
      {product.flashsale && (
        <Tag look="coral">
          <Icon node={Zap} />
          {texts.flashSale}
        </Tag>
      )}{' '}
      {product.bestseller && <Tag>{texts.bestseller}</Tag>}{' '}
      {product.bestofkids && <Tag>{texts.bestofkids}</Tag>}
    </td>
    <td className={styles.status}>
      <ProductStatusBadge {...product} />
    </td>
  </tr>
)

interface TableProps {
  products: ListedProduct[]
  selected: ReadonlySet<string>
  onSelect(selected: ReadonlySet<string>): void
}

/** The list as a table; on a phone each product is a card. */
export function ProductTable({ products, selected, onSelect }: TableProps) {
  const selection = { ids: products.map(({ id }) => id), selected, onSelect }
  const toggle = useRowSelection(selection)
  return (
    <div className={tables.scroll}>
      <table className={clsx(tables.table, tables.cards)}>
        <thead>
          <tr>
            <SelectAllHead {...selection} />
            <th>{texts.product}</th>
            <th>{texts.sku}</th>
            <th>{texts.colours}</th>
            <th>{texts.price}</th>
            <th>{texts.stock}</th>
            <th>{texts.shownIn}</th>
            <th>{texts.status}</th>
          </tr>
        </thead>
        <tbody>
          {useFirstRows(products).map((product) => (
            <ProductRow
              key={product.id}
              product={product}
              isSelected={selected.has(product.id)}
              onToggle={(event) => toggle(product.id, event)}
            />
          ))}
        </tbody>
      </table>
    </div>
  )
}
