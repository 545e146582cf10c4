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
import { showToast } from '#ui/toast/toast-store'

/** The shop has no card provider: the page says so, and the button repeats it (D-50, MSG-35). */
export function CardPaymentUnavailable({ amount, isCashTaken }: { amount: Fils; isCashTaken: boolean }) {
  const t = useMessages(checkoutMessages)
  return (
    <section className={formStyles.section} aria-labelledby="card-details">
      <h2 id="card-details">{t.cardDetails}</h2>
      <div className={formStyles.words}>
        <Callout>{isCashTaken ? t.noCard : t.noWay}</Callout>
      </div>
      <Button
        look="outline"
        size="large"
        wide
        className={textStyles.numeric}
        onClick={() => showToast(t.notLoaded, { kind: 'error' })}
      >
        <Icon node={Lock} />
        {t.payNow(formatMoney(amount))}
      </Button>
    </section>
  )
}
