import { Icon } from '@little-dunes/design/icon.tsx'
import type { Fils } from '@little-dunes/domain/money'
import { clsx } from 'clsx'
import { LoaderCircle, Lock } from 'lucide'
import { type ComponentProps, useState } from 'react'
import type { CardElements, WalletElements } from '#checkout/card/card-elements.tsx'
import { CARD_FIELDS, CardFrame } from '#checkout/card/card-frame.tsx'
import styles from '#checkout/card/card-payment.module.css'
import type { InPagePayments } from '#checkout/card/in-page-payments'
import { useStripeElements } from '#checkout/card/use-stripe-elements'
import { checkoutMessages } from '#checkout/checkout-messages'
import formStyles from '#checkout/form-section.module.css'
import { expectsWallet } from '#checkout/wallet/wallet-availability'
import { WalletFrame, type WalletPlace } from '#checkout/wallet/wallet-frame.tsx'
import { formatMoney } from '#platform/amounts'
import { localStore } from '#platform/browser-storage'
import { useMessages } from '#platform/messages'
import { Button } from '#ui/button.tsx'
import { Callout } from '#ui/callout.tsx'
import textStyles from '#ui/text.module.css'

type CardProps = Omit<ComponentProps<typeof CardElements>, 'stripe' | 'fonts'>
type WalletProps = Omit<ComponentProps<typeof WalletElements>, 'stripe' | 'place'>

interface CardPaymentProps extends CardProps, WalletProps {
  payments: InPagePayments
  amount: Fils
  /** Progress message. */
  status: string
  onPay(): void
  onHostedPage(): void
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
    <Callout kind="danger" live className={styles.away}>
      <p>
        <b>{t.notLoaded}</b> {t.notLoadedHint}
      </p>
      <button type="button" className={textStyles.link} onClick={onTry}>
        {t.tryAgain}
      </button>
    </Callout>
  )
}

/** PAY-05 to PAY-09, PAY-14, with the hosted page as an alternative. */
export function CardPayment({ payments, status, onPay, onHostedPage, ...props }: CardPaymentProps) {
  const t = useMessages(checkoutMessages)
  const { parts, away, tryAgain } = useStripeElements(payments)
  const [walletPlace] = useState<WalletPlace>(() => (expectsWallet(localStore, window) ? 'above' : 'below'))
  const { amount, mayPay, pay, ...card } = props
  const { busy } = card
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
    <section className={formStyles.section} aria-labelledby="card-details">
      <h2 id="card-details">{t.cardDetails}</h2>
      {payments.test && <TestPayments />}
      {walletPlace === 'above' && wallet}
      {parts && <parts.CardElements stripe={parts.stripe} fonts={parts.fonts} {...card} />}
      {!parts && (away ? <NotLoaded onTry={tryAgain} /> : <CardFrames />)}
      <Button
        look={away ? 'outline' : 'primary'}
        size="large"
        wide
        className={clsx(textStyles.numeric, styles.payNow)}
        aria-disabled={busy}
        onClick={onPay}
      >
        {busy ? <Icon node={LoaderCircle} className={styles.turning} /> : <Icon node={Lock} />}
        {t.payNow(formatMoney(amount))}
      </Button>
      <p className={styles.secondWay}>
        <button type="button" className={textStyles.link} aria-disabled={busy} onClick={onHostedPage}>
          {t.onHostedPage}
        </button>
      </p>
      {walletPlace === 'below' && wallet}
      <p className={textStyles.srOnly} role="status">
        {status}
      </p>
    </section>
  )
}
