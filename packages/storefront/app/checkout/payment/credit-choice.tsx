import type { Fils } from '@little-dunes/domain/money'
import { checkoutMessages } from '#checkout/checkout-messages'
import formStyles from '#checkout/form-section.module.css'
import { formatMoney } from '#platform/amounts'
import { useMessages } from '#platform/messages'
import { Checkbox } from '#ui/form/checkbox.tsx'

interface CreditChoiceProps {
  balance: Fils
  /** Part of the balance that this order would use. */
  credit: Fils
  isUsed: boolean
  onChange(isUsed: boolean): void
  disabled: boolean
}

/** Store credit is used before card or cash. */
export function CreditChoice({ balance, credit, isUsed, onChange, disabled }: CreditChoiceProps) {
  const t = useMessages(checkoutMessages)
  return (
    <fieldset className={formStyles.section} disabled={disabled}>
      <legend>{t.storeCredit}</legend>
      <Checkbox
        checked={isUsed}
        onChange={({ target }) => onChange(target.checked)}
        label={t.useCredit(formatMoney(credit))}
        note={credit < balance ? t.creditLeft(balance - credit) : t.creditAll}
      />
    </fieldset>
  )
}

/** Store credit covers the whole order. */
export function CreditPayment() {
  const t = useMessages(checkoutMessages)
  return (
    <section className={formStyles.section}>
      <p>{t.creditPaysAll}</p>
    </section>
  )
}
