import { Icon } from '@little-dunes/design/icon.tsx'
import type { Fils } from '@little-dunes/domain/money'
import type { ChosenPaymentMethod } from '@little-dunes/domain/orders/order-lifecycle'
import { type CashTerms, isCashRefused } from '@little-dunes/domain/orders/order-limits'
import { Banknote, CreditCard } from 'lucide'
import { checkoutMessages } from '#checkout/checkout-messages'
import formStyles from '#checkout/form-section.module.css'
import { useMessages } from '#platform/messages'
import { RadioCard } from '#ui/form/radio-card.tsx'

interface PaymentMethodChoiceProps {
  chosen: ChosenPaymentMethod
  onChoose(method: ChosenPaymentMethod): void
  /** True during a payment. */
  disabled: boolean
  /** The shop's cash terms; null until loaded. */
  cashTerms: CashTerms | null
  /** Surcharge for cash. */
  cashFee: Fils
}

/** PAY-03, PAY-04. */
export function PaymentMethodChoice({
  chosen,
  onChoose,
  disabled,
  cashTerms,
  cashFee,
}: PaymentMethodChoiceProps) {
  const t = useMessages(checkoutMessages)
  const shared = (method: ChosenPaymentMethod) => ({
    name: 'method',
    value: method,
    checked: chosen === method,
    onChange: () => onChoose(method),
  })
  const isRefused = isCashRefused(cashTerms)
  return (
    <fieldset className={formStyles.section} disabled={disabled}>
      <legend>{t.chooseMethod}</legend>
      <div className={formStyles.cards}>
        <RadioCard {...shared('stripe')} icon={<Icon node={CreditCard} />} label={t.card} note={t.cardNote} />
        <RadioCard
          {...shared('cod')}
          disabled={isRefused}
          icon={<Icon node={Banknote} />}
          label={t.cod}
          note={t.cashTerms[cashTerms ?? 'taken']}
          amount={cashFee > 0 && !isRefused ? t.extraCost(cashFee) : undefined}
        />
      </div>
    </fieldset>
  )
}
