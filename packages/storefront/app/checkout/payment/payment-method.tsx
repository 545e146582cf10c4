import { Icon } from '@little-dunes/design/icon.tsx'
import type { Fils } from '@little-dunes/domain/money'
import type { ChosenPaymentMethod } from '@little-dunes/domain/orders/order-lifecycle'
import { type CashTerms, isCashRefused } from '@little-dunes/domain/orders/order-limits'
import { Banknote } from 'lucide'
import type { ReactNode } from 'react'
import { checkoutMessages } from '#checkout/checkout-messages'
import styles from '#checkout/payment/payment-method.module.css'
import { useMessages } from '#platform/messages'
import { RadioCard } from '#ui/form/radio-card.tsx'
import textStyles from '#ui/text.module.css'

interface PaymentMethodChoiceProps {
  chosen: ChosenPaymentMethod
  onChoose(method: ChosenPaymentMethod): void
  /** True during a payment. */
  disabled: boolean
  /** The shop's cash terms; null until loaded. */
  cashTerms: CashTerms | null
  /** Surcharge for cash. */
  cashFee: Fils
  /** The details of card payment. */
  children: ReactNode
}

/** Decoration beside the words. */
const CardBrands = () => (
  <span className={styles.brands} aria-hidden="true">
    <i />
    <svg viewBox="0 0 24 16" aria-hidden="true">
      <circle cx="8.5" cy="8" r="6" fill="#eb001b" />
      <circle cx="15.5" cy="8" r="6" fill="#f79e1b" fillOpacity="0.9" />
    </svg>
  </span>
)

/** PAY-03, PAY-04. */
export function PaymentMethodChoice({
  chosen,
  onChoose,
  disabled,
  cashTerms,
  cashFee,
  children,
}: PaymentMethodChoiceProps) {
  const t = useMessages(checkoutMessages)
  const shared = (method: ChosenPaymentMethod) => ({
    name: 'method',
    value: method,
    checked: chosen === method,
    disabled,
    onChange: () => onChoose(method),
  })
  const isRefused = isCashRefused(cashTerms)
  return (
    <fieldset className={styles.methods}>
      <legend className={textStyles.srOnly}>{t.chooseMethod}</legend>
      <div className={styles.method}>
        <RadioCard {...shared('stripe')} label={t.card} note={t.cardNote} amount={<CardBrands />} />
        {chosen === 'stripe' && <div className={styles.details}>{children}</div>}
      </div>
      <div className={styles.method}>
        <RadioCard
          {...shared('cod')}
          disabled={disabled || isRefused}
          label={t.cod}
          note={t.cashTerms[cashTerms ?? 'taken']}
          amount={cashFee > 0 && !isRefused ? t.extraCost(cashFee) : <Icon node={Banknote} />}
        />
        {chosen === 'cod' && <p className={styles.details}>{t.codDetails}</p>}
      </div>
    </fieldset>
  )
}
