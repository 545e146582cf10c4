import { Icon } from '@little-dunes/design/icon.tsx'
import type { DeliveryPlan } from '@little-dunes/domain/orders/shipping/delivery-estimate'
import { Calendar, Clock, Truck } from 'lucide'
import { lazy, Suspense, useEffect, useState } from 'react'
import { useMessages } from '#platform/messages'
import { ALIVE_UNUSED } from '#platform/scripts/start-of-scripts'
import styles from '#product/delivery-box.module.css'
import { productMessages } from '#product/product-messages'

const DeliveryEstimate = lazy(() => import('#product/delivery-estimate.tsx'))

interface DeliveryBoxProps {
  arriving: string
  /** Null when the shop shows the specified texts (PROD-15 to PROD-17). */
  plan: DeliveryPlan | null
}

/** Shows fixed texts, or a day that is computed after hydration. */
export function DeliveryBox({ arriving, plan }: DeliveryBoxProps) {
  const [isAlive, setAlive] = useState(false)
  useEffect(() => setAlive(true), [])
  const fixed = <FixedDelivery arriving={arriving} isForNow={plan !== null} />
  if (!plan || !isAlive) return fixed
  return (
    <Suspense fallback={fixed}>
      <DeliveryEstimate
        plan={plan}
        classes={{ list: styles.delivery, icon: styles.icon, region: styles.region }}
      />
    </Suspense>
  )
}

/** PROD-15 to PROD-17; with a plan, only until the estimate replaces it. */
function FixedDelivery({ arriving, isForNow }: { arriving: string; isForNow: boolean }) {
  const t = useMessages(productMessages)
  const [time, days] = t.deliveryTime
  const [order, hours] = t.orderWithin
  return (
    <ul className={styles.delivery} {...(isForNow && { [ALIVE_UNUSED]: '' })}>
      <li>
        <Icon node={Truck} className={styles.icon} />
        <span>
          {time}
          <b>{days}</b>
        </span>
      </li>
      <li>
        <Icon node={Calendar} className={styles.icon} />
        <span>
          {t.arriving}
          <b>{arriving}</b>
        </span>
      </li>
      <li>
        <Icon node={Clock} className={styles.icon} />
        <span>
          {order}
          <b>{hours}</b>
        </span>
      </li>
    </ul>
  )
}
