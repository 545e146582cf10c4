import type { ProductStatus } from '@little-dunes/domain/catalogue/product'
import { clsx } from 'clsx'
import { formatDateTime } from '#platform/format'
import styles from '#products/product-status.module.css'
import { uiMessages } from '#ui/ui-messages'

interface BadgeProps {
  status: ProductStatus
  publishAt: number | null
}

/** Status of a product: a full, half or empty dot, and a word; scheduled products also show their date. */
export const ProductStatusBadge = ({ status, publishAt }: BadgeProps) => (
  <span className={styles.badge}>
    <span className={clsx(styles.dot, styles[status])} />
    <span>
      {uiMessages.productStatuses[status]}
      {status === 'scheduled' && publishAt !== null && (
        <small>
          <time dateTime={new Date(publishAt).toISOString()}>{formatDateTime(publishAt)}</time>
        </small>
      )}
    </span>
  </span>
)
