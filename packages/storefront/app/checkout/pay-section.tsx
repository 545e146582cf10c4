import { type Fils, formatAmount } from '@little-dunes/domain/money'
import type { PaymentMethod } from '@little-dunes/domain/order-lifecycle'
import { Lock } from 'lucide-react'
import { checkoutMessages } from '#checkout/checkout-messages'
import { useMessages } from '#platform/messages'
import { Button } from '#ui/button.tsx'
import { Callout } from '#ui/callout.tsx'
import { showToast } from '#ui/toast-store'

interface PaySectionProps {
  method: PaymentMethod
  amount: Fils
  busy: boolean
}

/** Card payment is not connected: it says so, and the button answers what it can (MSG-35). */
function CardPayment({ amount }: { amount: Fils }) {
  const t = useMessages(checkoutMessages)
  return (
    <section className="form-section" aria-labelledby="card-details">
      <h2 id="card-details">{t.cardDetails}</h2>
      <div className="payment-words">
        <Callout>{t.noCard}</Callout>
      </div>
      <Button
        look="outline"
        size="large"
        wide
        className="numeric"
        onClick={() => showToast(t.notLoaded, { kind: 'error' })}
      >
        <Lock aria-hidden />
        {t.payNow(formatAmount(amount))}
      </Button>
    </section>
  )
}

/** PAY-08, PAY-12. */
export function PaySection({ method, amount, busy }: PaySectionProps) {
  const t = useMessages(checkoutMessages)
  if (method === 'stripe') return <CardPayment amount={amount} />
  return (
    <section className="form-section" aria-labelledby="cash-on-delivery">
      <h2 id="cash-on-delivery">{t.cod}</h2>
      <p className="payment-words">{t.codDetails}</p>
      <Button type="submit" size="large" wide aria-disabled={busy}>
        {t.confirm}
      </Button>
      <p className="sr-only" role="status">
        {busy && t.confirming}
      </p>
    </section>
  )
}
