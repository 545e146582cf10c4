import type { Address } from '@little-dunes/domain/accounts/address'
import type { Fils } from '@little-dunes/domain/money'
import { Elements } from '@stripe/react-stripe-js'
import type { CustomFontSource, Stripe } from '@stripe/stripe-js'
import type { ComponentProps, Ref } from 'react'
import { CardFields } from '#checkout/card/card-fields.tsx'
import type { CardFieldsHandle } from '#checkout/card/card-fields-handle'
import { WalletButton } from '#checkout/wallet/wallet-button.tsx'
import { PAGE_LANGUAGE } from '#platform/messages'

interface WalletElementsProps extends ComponentProps<typeof WalletButton> {
  stripe: Stripe
  amount: Fils
}

/** The same options as the shop's own payment: wallets are cards too (PAY-16). */
const PAYMENT = {
  mode: 'payment' as const,
  currency: 'aed',
  allowedPaymentMethodTypes: ['card'],
  appearance: { variables: { borderRadius: '28px' } },
}

/** The wallet needs the amount in advance, the card fields must not have it: each has separate elements (D-49). */
export function WalletElements({ stripe, amount, ...button }: WalletElementsProps) {
  return (
    <Elements stripe={stripe} options={{ locale: PAGE_LANGUAGE, ...PAYMENT, amount }}>
      <WalletButton {...button} />
    </Elements>
  )
}

interface CardElementsProps {
  stripe: Stripe
  fonts: CustomFontSource[]
  billing: Address
  busy: boolean
  handle: Ref<CardFieldsHandle | null>
}

export function CardElements({ stripe, fonts, ...fields }: CardElementsProps) {
  return (
    <Elements stripe={stripe} options={{ locale: PAGE_LANGUAGE, fonts }}>
      <CardFields {...fields} />
    </Elements>
  )
}
