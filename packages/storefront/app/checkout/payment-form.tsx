import type { DeliveryFees } from '@little-dunes/domain/delivery'
import { filsFromAed } from '@little-dunes/domain/money'
import type { PaymentMethod } from '@little-dunes/domain/order-lifecycle'
import { quoteOrder } from '@little-dunes/domain/totals'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import type { CartContents } from '#cart/cart-contents'
import { BillingSummary } from '#checkout/billing-summary.tsx'
import { checkoutMessages } from '#checkout/checkout-messages'
import { PaySection } from '#checkout/pay-section.tsx'
import { PaymentMethodChoice } from '#checkout/payment-method.tsx'
import type { PaymentState } from '#checkout/payment-state'
import { RefusedOrder } from '#checkout/refused-order.tsx'
import { ShortLines } from '#checkout/short-lines.tsx'
import { useCashOrder } from '#checkout/use-cash-order'
import { useMessages } from '#platform/messages'
import { Callout } from '#ui/callout.tsx'
import { showToast } from '#ui/toast-store'

interface PaymentFormProps {
  state: PaymentState
  contents: CartContents
  fees: DeliveryFees
  refresh(): void
}

/** PAY-02 to PAY-12. The total is that of now; when it is not what checkout showed, the page says so (D-51). */
export function PaymentForm({ state, contents, fees, refresh }: PaymentFormProps) {
  const t = useMessages(checkoutMessages)
  const notices = useRef<HTMLDivElement>(null)
  const [method, setMethod] = useState<PaymentMethod>('stripe')
  const { busy, refusal, toldAmount, confirm } = useCashOrder(state, refresh)
  // What stands in the way is above the button that was pressed.
  useEffect(() => {
    if (refusal || toldAmount !== null) notices.current?.focus()
  }, [refusal, toldAmount])
  const quote = quoteOrder(contents.orderable, fees, state.shippingMethod, state.discountValue)
  const amount = toldAmount ?? quote.amount
  const shownBefore = filsFromAed(state.finalAmount)

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault()
    const chosen = new FormData(event.currentTarget).get('method')
    if (contents.hasProblems) notices.current?.focus()
    else if (chosen === 'cod') confirm(contents.items, amount)
    else showToast(chosen === 'stripe' ? t.notLoaded : t.unsupported, { kind: 'error' })
  }

  return (
    <div className="work-and-panel">
      <form onSubmit={submit}>
        <div ref={notices} tabIndex={-1} className="payment-notices">
          {contents.hasProblems ? (
            <ShortLines items={contents.items} />
          ) : (
            amount !== shownBefore && <Callout live>{t.totalChanged(shownBefore, amount)}</Callout>
          )}
          {refusal && !contents.hasProblems && <RefusedOrder refusal={refusal} />}
        </div>
        <PaymentMethodChoice chosen={method} onChoose={setMethod} />
        <PaySection method={method} amount={amount} busy={busy} />
      </form>
      <BillingSummary state={state} items={contents.items} amount={amount} />
    </div>
  )
}
