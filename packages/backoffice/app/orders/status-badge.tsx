import type { OrderStatus } from '@little-dunes/domain/orders/order-lifecycle'
import { clsx } from 'clsx'
import { ordersMessages } from '#orders/orders-messages'
import styles from '#orders/status-badge.module.css'

const LOOKS: Record<OrderStatus, string | undefined> = {
  'Pending Payment': styles.wait,
  'Order Placed': styles.placed,
  Packing: styles.packing,
  Shipped: styles.shipped,
  Delivered: styles.delivered,
  Cancelled: styles.wait,
}

/** A circle that fills like a rising tide, so that a column can be read without colour. */
const LEVELS: Partial<Record<OrderStatus, string>> = {
  'Order Placed': 'M2.7 11H13.3A6.1 6.1 0 0 1 2.7 11Z',
  Packing: 'M1.9 8H14.1A6.1 6.1 0 0 1 1.9 8Z',
  Shipped: 'M2.7 5H13.3A6.1 6.1 0 1 1 2.7 5Z',
}

function Glyph({ status }: { status: OrderStatus }) {
  const level = LEVELS[status]
  const isFull = status === 'Delivered'
  return (
    <svg className={styles.glyph} viewBox="0 0 16 16" aria-hidden="true">
      <circle
        cx="8"
        cy="8"
        r="6.1"
        fill={isFull ? 'currentColor' : 'none'}
        stroke="currentColor"
        strokeWidth="1.6"
        strokeDasharray={status === 'Pending Payment' ? '2.4 2.4' : undefined}
      />
      {level && <path d={level} fill="currentColor" />}
      {isFull && <path className={styles.tick} d="M5.2 8.2 7.2 10.2 11 6.2" />}
      {status === 'Cancelled' && <path className={styles.cross} d="M5.8 5.8 10.2 10.2M10.2 5.8 5.8 10.2" />}
    </svg>
  )
}

/** The status of an order: a glyph, a word and a tint. */
export const StatusBadge = ({ status }: { status: OrderStatus }) => (
  <span className={clsx(styles.badge, LOOKS[status])}>
    <Glyph status={status} />
    {ordersMessages.statuses[status]}
  </span>
)
