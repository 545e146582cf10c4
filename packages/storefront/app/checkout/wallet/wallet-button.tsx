import { paymentReturnPath } from '@little-dunes/domain/paths'
import { ExpressCheckoutElement, useElements, useStripe } from '@stripe/react-stripe-js'
import type {
  StripeExpressCheckoutElementConfirmEvent,
  StripeExpressCheckoutElementOptions,
} from '@stripe/stripe-js'
import { useState } from 'react'
import type { ConfirmPayment } from '#checkout/order/pay-by-card'
import type { PaymentVerdict } from '#checkout/order/payment-effects'
import { saveWalletAvailability } from '#checkout/wallet/wallet-availability'
import { WalletFrame, type WalletPlace } from '#checkout/wallet/wallet-frame.tsx'
import { localStore } from '#platform/browser-storage'

/** D-49: payer name (it comes with the billing address) and email; Apple Pay and Google Pay where available. */
const OPTIONS: StripeExpressCheckoutElementOptions = {
  emailRequired: true,
  billingAddressRequired: true,
  buttonHeight: 55,
  buttonTheme: { applePay: 'black', googlePay: 'black' },
  paymentMethods: {
    applePay: 'auto',
    googlePay: 'auto',
    link: 'never',
    amazonPay: 'never',
    paypal: 'never',
    klarna: 'never',
  },
}

/** Outcomes that complete the wallet's part. */
const CONFIRMED: readonly PaymentVerdict['kind'][] = ['paid', 'paid_unconfirmed', 'refunded', 'processing']

interface WalletButtonProps {
  place: WalletPlace
  mayPay(): boolean
  pay(confirm: ConfirmPayment): Promise<PaymentVerdict | null>
}

/** PAY-09, PAY-15 to PAY-19. */
export function WalletButton({ place, mayPay, pay }: WalletButtonProps) {
  const stripe = useStripe()
  const elements = useElements()
  const [isThere, setThere] = useState<boolean | null>(null)

  function setAvailability(available: boolean): void {
    saveWalletAvailability(localStore, available)
    setThere(available)
  }

  async function confirmed({ paymentFailed }: StripeExpressCheckoutElementConfirmEvent): Promise<void> {
    if (!stripe || !elements) return
    const confirm: ConfirmPayment = (clientSecret, orderId) =>
      stripe.confirmPayment({
        elements,
        clientSecret,
        redirect: 'if_required',
        confirmParams: { return_url: location.origin + paymentReturnPath(true, orderId) },
      })
    const { error } = await elements.submit()
    const verdict = error ? null : await pay(confirm)
    // The wallet's own window waits for the result.
    if (!verdict || !CONFIRMED.includes(verdict.kind)) paymentFailed({ reason: 'fail' })
  }

  return (
    <WalletFrame place={place} isThere={isThere}>
      <ExpressCheckoutElement
        options={OPTIONS}
        onReady={({ availablePaymentMethods: wallets }) =>
          setAvailability(Boolean(wallets?.applePay || wallets?.googlePay))
        }
        onLoadError={() => setThere(false)}
        onClick={({ resolve, reject }) => (mayPay() ? resolve() : reject())}
        onConfirm={(event) => void confirmed(event)}
      />
    </WalletFrame>
  )
}
