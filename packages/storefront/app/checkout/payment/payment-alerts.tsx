import type { WireRefusal } from '@little-dunes/domain/messages/failures'
import type { Fils } from '@little-dunes/domain/money'
import type { Ref } from 'react'
import type { CartContents } from '#cart/cart-contents'
import { checkoutMessages } from '#checkout/checkout-messages'
import { OrderErrorAlert } from '#checkout/payment/order-error-alert.tsx'
import styles from '#checkout/payment/payment-alerts.module.css'
import { UnavailableLines } from '#checkout/unavailable-lines.tsx'
import { useMessages } from '#platform/messages'
import { Callout } from '#ui/callout.tsx'

interface PaymentAlertsProps {
  ref: Ref<HTMLDivElement>
  contents: CartContents
  refusal: WireRefusal | null
  /** The cart has changed since the customer confirmed. */
  changed: boolean
  /** The total shown at checkout, and the current total. */
  before: Fils
  now: Fils
}

/** Problems that prevent payment, above everything else. */
export function PaymentAlerts({ ref, contents, refusal, changed, before, now }: PaymentAlertsProps) {
  const t = useMessages(checkoutMessages)
  return (
    <div ref={ref} tabIndex={-1} className={styles.alerts}>
      {changed && <Callout live>{t.cartChanged}</Callout>}
      {contents.hasProblems ? (
        <UnavailableLines items={contents.items} />
      ) : (
        now !== before && <Callout live>{t.totalChanged(before, now)}</Callout>
      )}
      {refusal && !contents.hasProblems && <OrderErrorAlert refusal={refusal} />}
    </div>
  )
}
