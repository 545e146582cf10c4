import { checkoutMessages } from '#checkout/checkout-messages'
import { useMessages } from '#platform/messages'
import { Button } from '#ui/button.tsx'

/** PAY-12. */
export function CashPayment({ busy }: { busy: boolean }) {
  const t = useMessages(checkoutMessages)
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
