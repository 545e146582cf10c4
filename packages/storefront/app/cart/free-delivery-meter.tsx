import type { DeliveryFees } from '@little-dunes/domain/extensions/delivery-price'
import type { Fils } from '@little-dunes/domain/money'
import { missingToFreeDelivery } from '@little-dunes/domain/orders/delivery'
import { cartPageMessages } from '#cart/cart-page-messages'
import styles from '#cart/free-delivery-meter.module.css'
import { useMessages } from '#platform/messages'

interface FreeDeliveryMeterProps {
  discounted: Fils
  fees: DeliveryFees
}

/** Amount left to free delivery (CART-11); announced on every change. */
export function FreeDeliveryMeter({ discounted, fees }: FreeDeliveryMeterProps) {
  const t = useMessages(cartPageMessages)
  const missing = missingToFreeDelivery(discounted, fees)
  const part = missing === 0 ? 1 : discounted / (discounted + missing)
  return (
    <div className={styles.meter}>
      <p role="status">{missing === 0 ? t.freeDelivery : t.toFreeDelivery(missing)}</p>
      <svg className={styles.track} viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
        <defs>
          <linearGradient id="meter-sunrise">
            <stop offset="0" stopColor="#F2B84B" />
            <stop offset="1" stopColor="#E0633F" />
          </linearGradient>
        </defs>
        <rect className={styles.part} width={part * 100} height="10" fill="url(#meter-sunrise)" />
      </svg>
    </div>
  )
}
