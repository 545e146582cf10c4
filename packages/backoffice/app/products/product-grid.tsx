import { derivedPicture } from '@little-dunes/domain/catalogue/pictures'
import type { ListedProduct } from '@little-dunes/domain/contract/catalogue/staff/product-fields'
import { Link } from 'react-router'
import { Price, ShownIn, Stock } from '#products/product-facts.tsx'
import styles from '#products/product-grid.module.css'
import { productPath } from '#products/product-query'
import { ProductStatusBadge } from '#products/product-status.tsx'
import { productsMessages as texts } from '#products/products-messages'
import type { SoldOf } from '#products/use-list-figures'
import { PLACEHOLDER } from '#ui/display/thumbnail.tsx'
import { type Selection, useRowSelection } from '#ui/list/selection/use-row-selection'

interface ProductGridProps extends Selection {
  products: ListedProduct[]
  /** Null if sales are hidden. */
  getSold: SoldOf | null
}

export function ProductGrid({ products, selected, onSelect, getSold }: ProductGridProps) {
  const toggle = useRowSelection({ ids: products.map(({ id }) => id), selected, onSelect })
  return (
    <ul className={styles.grid} aria-label={texts.title}>
      {products.map((product) => {
        const { id, name, picture } = product
        const sold = getSold?.(id)
        return (
          <li key={id}>
            <input
              type="checkbox"
              aria-label={texts.select(name)}
              checked={selected.has(id)}
              onClick={(event) => toggle(id, event)}
              readOnly
            />
            <Link to={productPath(id)}>
              <img
                src={picture === null ? PLACEHOLDER : derivedPicture(picture, 400, 'webp')}
                alt=""
                loading="lazy"
              />
              <bdi>{name}</bdi>
            </Link>
            <p>
              <Price product={product} />
            </p>
            <p>
              <ProductStatusBadge {...product} /> <ShownIn product={product} />
            </p>
            <p>
              <Stock product={product} />
            </p>
            {sold !== undefined && <small>{texts.soldUnits(sold)}</small>}
          </li>
        )
      })}
    </ul>
  )
}
