import { Icon } from '@little-dunes/design/icon.tsx'
import type { Fils } from '@little-dunes/domain/money'
import { Lock } from 'lucide'
import { checkoutMessages } from '#checkout/checkout-messages'
import formStyles from '#checkout/form-section.module.css'
import { formatMoney } from '#platform/amounts'
import { useMessages } from '#platform/messages'
import { Button } from '#ui/button.tsx'
import { Callout } from '#ui/callout.tsx'
import textStyles from '#ui/text.module.css'

interface HostedPaymentProps {
  amount: Fils
  busy: boolean
  isTest: boolean
}

/** For a provider that accepts cards on its own page only (D-49). */
export function HostedPayment({ amount, busy, isTest }: HostedPaymentProps) {
  const t = useMessages(checkoutMessages)
  return (
    <section className={formStyles.section} aria-labelledby="hosted-page">
      <h2 id="hosted-page">{t.card}</h2>
      <div className={formStyles.words}>
        {isTest ? <Callout>{t.testPayments}</Callout> : <p>{t.hostedDetails}</p>}
      </div>
      <Button type="submit" size="large" wide className={textStyles.numeric} aria-disabled={busy}>
        <Icon node={Lock} />
        {t.payNow(formatMoney(amount))}
      </Button>
      <p className={textStyles.srOnly} role="status">
        {busy && t.leaving}
      </p>
    </section>
  )
}
