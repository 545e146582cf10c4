import type { WireSettings } from '@little-dunes/domain/contract/settings-calls'
import { type Fils, formatAmount } from '@little-dunes/domain/money'
import { LoaderCircle, Lock } from 'lucide-react'
import type { ComponentProps } from 'react'
import type { CardElements } from '#checkout/card-elements.tsx'
import { CARD_FIELDS, CardFrame } from '#checkout/card-frame.tsx'
import { checkoutMessages } from '#checkout/checkout-messages'
import { useCardParts } from '#checkout/use-card-parts'
import { useMessages } from '#platform/messages'
import { Button } from '#ui/button.tsx'
import { Callout } from '#ui/callout.tsx'

interface CardPaymentProps extends Omit<ComponentProps<typeof CardElements>, 'stripe'> {
  payments: NonNullable<WireSettings['payments']>
  amount: Fils
  /** What is under way, in words. */
  status: string
  onPay(): void
  onHostedPage(): void
}

/** The fields of the card before they can be written into. */
function CardFrames() {
  return (
    <div className="form-grid" aria-hidden="true">
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
    <div className="payment-words">
      <Callout>
        <b>{t.testPayments}</b>
        <p>{t.testCard}</p>
      </Callout>
    </div>
  )
}

/** D-49, MSG-35: the fields are missing, the hosted page is still there. */
function NotLoaded({ onTry }: { onTry(): void }) {
  const t = useMessages(checkoutMessages)
  return (
    <Callout kind="danger" live>
      <p>
        <b>{t.notLoaded}</b> {t.notLoadedHint}
      </p>
      <button type="button" className="text-link" onClick={onTry}>
        {t.tryAgain}
      </button>
    </Callout>
  )
}

/** PAY-05 to PAY-09, PAY-14, and the hosted page as a second way. */
export function CardPayment({ payments, status, onPay, onHostedPage, ...elements }: CardPaymentProps) {
  const t = useMessages(checkoutMessages)
  const { parts, away, tryAgain } = useCardParts(payments)
  const { amount, busy } = elements
  return (
    <section className="form-section card-payment" aria-labelledby="card-details">
      <h2 id="card-details">{t.cardDetails}</h2>
      {payments.test && <TestPayments />}
      {parts && <parts.CardElements stripe={parts.stripe} {...elements} />}
      {!parts && (away ? <NotLoaded onTry={tryAgain} /> : <CardFrames />)}
      <Button
        look={away ? 'outline' : 'primary'}
        size="large"
        wide
        className="numeric pay-now"
        aria-disabled={busy}
        onClick={onPay}
      >
        {busy ? <LoaderCircle aria-hidden className="turning" /> : <Lock aria-hidden />}
        {t.payNow(formatAmount(amount))}
      </Button>
      <p className="second-way">
        <button type="button" className="text-link" aria-disabled={busy} onClick={onHostedPage}>
          {t.onHostedPage}
        </button>
      </p>
      <p className="sr-only" role="status">
        {status}
      </p>
    </section>
  )
}
