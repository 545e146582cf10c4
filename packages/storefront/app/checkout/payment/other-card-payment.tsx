import { checkoutMessages } from '#checkout/checkout-messages'
import { useMessages } from '#platform/messages'
import { Callout } from '#ui/callout.tsx'

interface OtherCardPaymentProps {
  /** Null for a shop without a card provider (D-50). */
  payments: { test: boolean } | null
  isCashTaken: boolean
}

/** For a provider with a hosted page only (D-49), or a shop without a provider, as the button says too (MSG-35). */
export function OtherCardPayment({ payments, isCashTaken }: OtherCardPaymentProps) {
  const t = useMessages(checkoutMessages)
  const words = isCashTaken ? t.noCard : t.noWay
  return (
    <section aria-label={t.cardDetails}>
      {payments && !payments.test ? (
        <p>{t.hostedDetails}</p>
      ) : (
        <Callout>{payments ? t.testPayments : words}</Callout>
      )}
    </section>
  )
}
