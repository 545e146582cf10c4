import type { ListedProduct } from '@little-dunes/domain/contract/catalogue/staff/product-fields'
import { Link } from 'react-router'
import styles from '#products/product-columns.module.css'
import { Price, ShownIn, Stock } from '#products/product-facts.tsx'
import { productPath } from '#products/product-query'
import { ProductStatusBadge } from '#products/product-status.tsx'
import { productsMessages as texts } from '#products/products-messages'
import { Swatches } from '#ui/display/swatches.tsx'
import { Thumbnail } from '#ui/display/thumbnail.tsx'
import type { Column } from '#ui/list/data-table.tsx'

export const PRODUCT_COLUMNS: readonly Column<ListedProduct>[] = [
  {
    heading: texts.product,
    look: 'main',
    className: styles.product,
    cell: ({ id, picture, name, category, subCategory, sku }) => (
      <div>
        <Thumbnail address={picture} />
        <span>
          <Link to={productPath(id)}>
            <bdi>{name}</bdi>
          </Link>
          <small>
            {texts.inPlace(texts.categories[category], subCategory)}
            <span className={styles.sku}>
              {' · '}
              <bdi>{sku}</bdi>
            </span>
          </small>
        </span>
      </div>
    ),
  },
  { heading: texts.colours, phone: 'wideOnly', cell: ({ colours }) => <Swatches colours={colours} /> },
  {
    heading: texts.price,
    look: 'oneLine',
    phone: 'wideOnly',
    cell: (product) => <Price product={product} />,
  },
  {
    heading: texts.stock,
    look: 'oneLine',
    className: styles.stock,
    cell: (product) => <Stock product={product} />,
  },
  { heading: texts.shownIn, phone: 'wideOnly', cell: (product) => <ShownIn product={product} /> },
  {
    heading: texts.status,
    className: styles.status,
    cell: (product) => <ProductStatusBadge {...product} />,
  },
]
