import type { Address } from '@little-dunes/domain/address'
import type { Fils } from '@little-dunes/domain/money'
import { Elements } from '@stripe/react-stripe-js'
import type { Stripe } from '@stripe/stripe-js'
import { type Ref, useContext } from 'react'
import type { CardDesk } from '#checkout/card-desk'
import { CardFields } from '#checkout/card-fields.tsx'
import type { CardOutcome, Confirm } from '#checkout/pay-by-card'
import { WalletButton } from '#checkout/wallet-button.tsx'
import { LanguageContext } from '#platform/messages'

interface CardElementsProps {
  stripe: Stripe
  amount: Fils
  billing: Address
  busy: boolean
  desk: Ref<CardDesk | null>
  /** Whether the cart can be ordered as it stands. */
  mayPay(): boolean
  pay(confirm: Confirm): Promise<CardOutcome | null>
}

/** As the shop asks for the payment itself: wallets are cards too (PAY-16). */
const PAYMENT = {
  mode: 'payment' as const,
  currency: 'aed',
  allowedPaymentMethodTypes: ['card'],
  appearance: { variables: { borderRadius: '28px' } },
}

/** All that is the provider's. The wallet has to know what is paid beforehand, the card fields must not (D-49). */
export function CardElements({ stripe, amount, billing, busy, desk, mayPay, pay }: CardElementsProps) {
  const locale = useContext(LanguageContext)
  return (
    <>
      <Elements stripe={stripe} options={{ locale, ...PAYMENT, amount }}>
        <WalletButton mayPay={mayPay} pay={pay} />
      </Elements>
      <Elements stripe={stripe} options={{ locale }}>
        <CardFields billing={billing} busy={busy} desk={desk} />
      </Elements>
    </>
  )
}
