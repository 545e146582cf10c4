import { checkoutMessages } from '#checkout/checkout-messages'
import formStyles from '#checkout/form-section.module.css'
import { useMessages } from '#platform/messages'
import { Button } from '#ui/button.tsx'
import textStyles from '#ui/text.module.css'

/** PAY-12. */
export function CashPayment({ busy }: { busy: boolean }) {
  const t = useMessages(checkoutMessages)
  return (
    <section className={formStyles.section} aria-labelledby="cash-on-delivery">
      <h2 id="cash-on-delivery">{t.cod}</h2>
      <p className={formStyles.words}>{t.codDetails}</p>
      <Button type="submit" size="large" wide aria-disabled={busy}>
        {t.confirm}
      </Button>
      <p className={textStyles.srOnly} role="status">
        {busy && t.confirming}
      </p>
    </section>
  )
}
