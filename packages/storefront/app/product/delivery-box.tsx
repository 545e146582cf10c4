import { Icon } from '@little-dunes/design/icon.tsx'
import { Calendar, Clock, Truck } from 'lucide'
import { useMessages } from '#platform/messages'
import styles from '#product/delivery-box.module.css'
import { productMessages } from '#product/product-messages'

/** PROD-15 to PROD-17. */
export function DeliveryBox({ arriving }: { arriving: string }) {
  const t = useMessages(productMessages)
  const [time, days] = t.deliveryTime
  const [order, hours] = t.orderWithin
  return (
    <ul className={styles.delivery}>
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
