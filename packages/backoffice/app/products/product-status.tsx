import type { ProductStatus } from '@little-dunes/domain/catalogue/product'
import { clsx } from 'clsx'
import styles from '#products/product-status.module.css'
import { productsMessages } from '#products/products-messages'

/** The status of a product: a dot that is full, half or empty, and a word. */
export const ProductStatusBadge = ({ status }: { status: ProductStatus }) => (
  <span className={styles.badge}>
    <span className={clsx(styles.dot, styles[status])} />
    {productsMessages.statuses[status]}
  </span>
)
