import type { ComponentProps } from 'react'
import type { CardElements } from '#checkout/card/card-elements.tsx'
import { CARD_FIELDS, CardFrame } from '#checkout/card/card-frame.tsx'
import { CardWallet, type CardWalletProps } from '#checkout/card/card-wallet.tsx'
import type { InPagePayments } from '#checkout/card/in-page-payments'
import { checkoutMessages } from '#checkout/checkout-messages'
import formStyles from '#checkout/form-section.module.css'
import { useMessages } from '#platform/messages'
import { Callout } from '#ui/callout.tsx'
import textStyles from '#ui/text.module.css'

interface CardPaymentProps extends Omit<ComponentProps<typeof CardElements>, 'stripe' | 'fonts'> {
  payments: InPagePayments
  wallet: Omit<CardWalletProps, 'place'>
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
export function CardPayment({ payments, wallet, ...card }: CardPaymentProps) {
  const t = useMessages(checkoutMessages)
  const { parts, away, tryAgain } = wallet.stripe
  return (
    <section aria-label={t.cardDetails}>
      {payments.test && <TestPayments />}
      <CardWallet place="above" {...wallet} />
      {parts && <parts.CardElements stripe={parts.stripe} fonts={parts.fonts} {...card} />}
      {!parts && (away ? <NotLoaded onTry={tryAgain} /> : <CardFrames />)}
    </section>
  )
}
