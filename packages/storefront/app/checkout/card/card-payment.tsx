import { type ComponentProps, useState } from 'react'
import type { CardElements, WalletElements } from '#checkout/card/card-elements.tsx'
import { CARD_FIELDS, CardFrame } from '#checkout/card/card-frame.tsx'
import type { InPagePayments } from '#checkout/card/in-page-payments'
import type { useStripeElements } from '#checkout/card/use-stripe-elements'
import { checkoutMessages } from '#checkout/checkout-messages'
import formStyles from '#checkout/form-section.module.css'
import { expectsWallet } from '#checkout/wallet/wallet-availability'
import { WalletFrame, type WalletPlace } from '#checkout/wallet/wallet-frame.tsx'
import { localStore } from '#platform/browser-storage'
import { useMessages } from '#platform/messages'
import { Callout } from '#ui/callout.tsx'
import textStyles from '#ui/text.module.css'

type CardProps = Omit<ComponentProps<typeof CardElements>, 'stripe' | 'fonts'>
type WalletProps = Omit<ComponentProps<typeof WalletElements>, 'stripe' | 'place'>

interface CardPaymentProps extends CardProps, WalletProps {
  payments: InPagePayments
  stripe: ReturnType<typeof useStripeElements>
}

/** The card fields before they accept input. */
function CardFrames() {
  return (
    <div className={formStyles.grid} aria-hidden="true">
      {CARD_FIELDS.map((name) => (
        <CardFrame key={name} name={name}>
          {(id, className) => <div id={id} className={className} />}
        </CardFrame>
      ))}
    </div>
  )
}

function TestPayments() {
  const t = useMessages(checkoutMessages)
  return (
    <div className={formStyles.words}>
      <Callout>
        <b>{t.testPayments}</b>
        <p>{t.testCard}</p>
      </Callout>
    </div>
  )
}

/** D-49, MSG-35: the card fields failed to load; the hosted page still works. */
function NotLoaded({ onTry }: { onTry(): void }) {
  const t = useMessages(checkoutMessages)
  return (
    <Callout kind="danger" live>
      <p>
        <b>{t.notLoaded}</b> {t.notLoadedHint}
      </p>
      <button type="button" className={textStyles.link} onClick={onTry}>
        {t.tryAgain}
      </button>
    </Callout>
  )
}

/** PAY-05 to PAY-09, PAY-14. */
export function CardPayment({ payments, stripe: { parts, away, tryAgain }, ...props }: CardPaymentProps) {
  const t = useMessages(checkoutMessages)
  const [walletPlace] = useState<WalletPlace>(() => (expectsWallet(localStore, window) ? 'above' : 'below'))
  const { amount, mayPay, pay, ...card } = props
  const wallet = parts ? (
    <parts.WalletElements
      stripe={parts.stripe}
      place={walletPlace}
      amount={amount}
      mayPay={mayPay}
      pay={pay}
    />
  ) : (
    !away && <WalletFrame place={walletPlace} isThere={null} />
  )
  return (
    <section aria-label={t.cardDetails}>
      {payments.test && <TestPayments />}
      {walletPlace === 'above' && wallet}
      {parts && <parts.CardElements stripe={parts.stripe} fonts={parts.fonts} {...card} />}
      {!parts && (away ? <NotLoaded onTry={tryAgain} /> : <CardFrames />)}
      {walletPlace === 'below' && wallet}
    </section>
  )
}
