import { ExpressCheckoutElement, useElements, useStripe } from '@stripe/react-stripe-js'
import type {
  StripeExpressCheckoutElementConfirmEvent,
  StripeExpressCheckoutElementOptions,
} from '@stripe/stripe-js'
import { useState } from 'react'
import { checkoutMessages } from '#checkout/checkout-messages'
import type { CardOutcome, Confirm } from '#checkout/pay-by-card'
import { useMessages } from '#platform/messages'

/** D-49: payer name (it comes with the billing address) and e-mail; Apple Pay and Google Pay, where they are there. */
const OPTIONS: StripeExpressCheckoutElementOptions = {
  emailRequired: true,
  billingAddressRequired: true,
  buttonHeight: 55,
  buttonTheme: { applePay: 'black', googlePay: 'black' },
  paymentMethods: {
    ...{ applePay: 'auto', googlePay: 'auto' },
    ...{ link: 'never', amazonPay: 'never', paypal: 'never', klarna: 'never' },
  },
}

interface WalletButtonProps {
  mayPay(): boolean
  pay(confirm: Confirm): Promise<CardOutcome | null>
}

/** PAY-09, PAY-15 to PAY-19. Takes no room until the provider has said that this device has a wallet. */
export function WalletButton({ mayPay, pay }: WalletButtonProps) {
  const t = useMessages(checkoutMessages)
  const stripe = useStripe()
  const elements = useElements()
  const [shown, setShown] = useState(false)

  async function confirmed({ paymentFailed }: StripeExpressCheckoutElementConfirmEvent): Promise<void> {
    if (!stripe || !elements) return
    const confirm: Confirm = (clientSecret, orderId) =>
      stripe.confirmPayment({
        elements,
        clientSecret,
        redirect: 'if_required',
        confirmParams: { return_url: `${location.origin}/verify?success=true&orderId=${orderId}` },
      })
    const { error } = await elements.submit()
    const outcome = error ? null : await pay(confirm)
    // The wallet's own window waits to hear of it.
    if (outcome?.kind !== 'paid' && outcome?.kind !== 'processing') paymentFailed({ reason: 'fail' })
  }

  return (
    <div className={shown ? 'wallet' : 'wallet wallet-waiting'}>
      <ExpressCheckoutElement
        options={OPTIONS}
        onReady={({ availablePaymentMethods: wallets }) =>
          setShown(Boolean(wallets?.applePay || wallets?.googlePay))
        }
        onClick={({ resolve, reject }) => (mayPay() ? resolve() : reject())}
        onConfirm={(event) => void confirmed(event)}
      />
      <p className="wallet-or">{t.orByCard}</p>
    </div>
  )
}
