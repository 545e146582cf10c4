import { Calendar, Clock, Truck } from 'lucide-react'
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
        <Truck className={styles.icon} aria-hidden />
        <span>
          {time}
          <b>{days}</b>
        </span>
      </li>
      <li>
        <Calendar className={styles.icon} aria-hidden />
        <span>
          {t.arriving}
          <b>{arriving}</b>
        </span>
      </li>
      <li>
        <Clock className={styles.icon} aria-hidden />
        <span>
          {order}
          <b>{hours}</b>
        </span>
      </li>
    </ul>
  )
}
