import { Icon } from '@little-dunes/design/icon.tsx'
import { displayedPrice } from '@little-dunes/domain/catalogue/pricing'
import type { ListedProduct } from '@little-dunes/domain/contract/catalogue/staff/product-fields'
import { clsx } from 'clsx'
import { Zap } from 'lucide'
import { inAed } from '#platform/format'
import styles from '#products/product-columns.module.css'
import { productsMessages as texts } from '#products/products-messages'
import { Tag } from '#ui/display/tag.tsx'

export function Price({ product }: { product: ListedProduct }) {
  const shown = displayedPrice(product)
  return (
    <>
      <span className={clsx(shown < product.price && styles.reduced)}>{inAed(shown)}</span>{' '}
      {shown < product.price && <s>{inAed(product.price)}</s>}
    </>
  )
}

export function Stock({ product }: { product: ListedProduct }) {
  const { stock, sizes, lowSizes, emptySizes, uncountedSizes } = product
  if (sizes > 0 && uncountedSizes === sizes) return texts.notCounted
  if (emptySizes + uncountedSizes === sizes && uncountedSizes === 0)
    return <span className={styles.soldOut}>{texts.soldOut}</span>
  return (
    <>
      {stock} {emptySizes > 0 && <Tag look="red">{texts.emptySizes(emptySizes)}</Tag>}{' '}
      {lowSizes > 0 && <Tag look="sun">{texts.lowSizes(lowSizes)}</Tag>}
    </>
  )
}

export const ShownIn = ({ product }: { product: ListedProduct }) => (
  <>
    {product.flashsale && (
      <Tag look="coral">
        <Icon node={Zap} />
        {texts.flashSale}
      </Tag>
    )}{' '}
    {product.bestseller && <Tag>{texts.bestseller}</Tag>}{' '}
    {product.bestofkids && <Tag>{texts.bestofkids}</Tag>}
  </>
)
