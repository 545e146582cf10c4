import type { WholeOrder } from '@little-dunes/domain/contract/orders/staff/order-fields'
import { isUndoneDelivery, type OrderStatus } from '@little-dunes/domain/orders/order-lifecycle'
import { clsx } from 'clsx'
import { orderMessages } from '#orders/order/order-messages'
import styles from '#orders/order/order-progress.module.css'
import { formatDateTime } from '#platform/format'
import { Card } from '#ui/card.tsx'
import { uiMessages } from '#ui/ui-messages'

const WAY: OrderStatus[] = ['Order Placed', 'Packing', 'Shipped', 'Delivered']

export function OrderProgress({ order: { status, events } }: { order: WholeOrder }) {
  const { orderStatuses: statuses } = uiMessages
  const at = WAY.indexOf(status)
  if (at < 0) return null
  return (
    <Card>
      <ol className={styles.way} aria-label={orderMessages.ways}>
        {WAY.map((step, place) => {
          const reached = events.find((event) => event.to === step && !isUndoneDelivery(event))
          return (
            <li
              key={step}
              className={clsx(place <= at && styles.reached, place === at && styles.now)}
              aria-current={place === at ? 'step' : undefined}
            >
              {statuses[step]}
              <small>{place <= at && reached ? formatDateTime(reached.at) : ' '}</small>
            </li>
          )
        })}
      </ol>
    </Card>
  )
}
