import type { DeliveryFees } from '@little-dunes/domain/delivery'
import { filsFromAed } from '@little-dunes/domain/money'
import type { PaymentMethod } from '@little-dunes/domain/order-lifecycle'
import { quoteOrder } from '@little-dunes/domain/totals'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import type { CartContents } from '#cart/cart-contents'
import type { CardFieldsHandle } from '#checkout/card/card-fields-handle'
import { CardPayment } from '#checkout/card/card-payment.tsx'
import { checkoutMessages } from '#checkout/checkout-messages'
import { createOrderRequest } from '#checkout/order/create-order-request'
import { BillingSummary } from '#checkout/payment/billing-summary.tsx'
import { CashPayment } from '#checkout/payment/cash-payment.tsx'
import { NoCardPayment } from '#checkout/payment/no-card-payment.tsx'
import { PaymentAlerts } from '#checkout/payment/payment-alerts.tsx'
import { PaymentMethodChoice } from '#checkout/payment/payment-method.tsx'
import { useBeforeUnloadWarning } from '#checkout/payment/use-before-unload-warning'
import { usePayment } from '#checkout/payment/use-payment'
import type { PaymentPageState } from '#checkout/payment-page-state'
import { useMessages } from '#platform/messages'
import { useRootData } from '#platform/root-data'
import { showToast } from '#ui/toast/toast-store'

interface PaymentFormProps {
  state: PaymentPageState
  contents: CartContents
  fees: DeliveryFees
  refresh(): void
  /** Keeps this on screen, whatever becomes of the cart; null lets go. */
  hold(contents: CartContents | null): void
}

/** PAY-02 to PAY-12. The total is that of now; when it is not what checkout showed, the page says so (D-51). */
export function PaymentForm({ state, contents, fees, refresh, hold }: PaymentFormProps) {
  const t = useMessages(checkoutMessages)
  const payments = useRootData()?.settings.payments ?? null
  const notices = useRef<HTMLDivElement>(null)
  const card = useRef<CardFieldsHandle | null>(null)
  const [method, setMethod] = useState<PaymentMethod>('stripe')
  const { task, paid, refusal, changed, toldAmount, byCash, byCard, onHostedPage } = usePayment(refresh)
  useBeforeUnloadWarning(task === 'card' && !paid)
  useEffect(() => hold(task === null ? null : contents), [hold, task, contents])
  // What stands in the way is above the button that was pressed.
  useEffect(() => {
    if (refusal || changed || toldAmount !== null) notices.current?.focus()
  }, [refusal, changed, toldAmount])
  const quote = quoteOrder(contents.orderable, fees, state.shippingMethod, state.discountValue)
  const amount = toldAmount ?? quote.amount
  const order = () => createOrderRequest(state, contents.items, amount)

  function mayPay(): boolean {
    if (contents.hasProblems) notices.current?.focus()
    return !contents.hasProblems
  }

  async function payNow(): Promise<void> {
    const desk = card.current
    if (!mayPay()) return
    if (!desk) showToast(t.notLoaded, { kind: 'error' })
    else if (task === null && desk.check()) {
      const outcome = await byCard(order(), desk.confirm)
      if (outcome?.kind === 'declined') card.current?.blame(outcome.message, outcome.code)
    }
  }

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault()
    if (task) return
    const chosen = new FormData(event.currentTarget).get('method')
    if (chosen === 'stripe') void payNow()
    else if (chosen !== 'cod') showToast(t.unsupported, { kind: 'error' })
    else if (mayPay()) byCash(order())
  }

  // Whether it was paid is told by a notice.
  const status = task === 'hosted' ? t.leaving : task === 'card' && !paid ? t.paying : ''
  return (
    <div className="work-and-panel">
      <form onSubmit={submit}>
        <PaymentAlerts
          ref={notices}
          contents={contents}
          refusal={refusal}
          changed={changed}
          before={filsFromAed(state.finalAmount)}
          now={amount}
        />
        <PaymentMethodChoice chosen={method} onChoose={setMethod} disabled={task !== null} />
        {method === 'cod' && <CashPayment busy={task !== null} />}
        {method === 'stripe' && !payments && <NoCardPayment amount={amount} />}
        {method === 'stripe' && payments && (
          <CardPayment
            payments={payments}
            amount={amount}
            billing={state.formData}
            busy={task !== null}
            status={status}
            desk={card}
            mayPay={mayPay}
            pay={(confirm) => byCard(order(), confirm)}
            onPay={() => void payNow()}
            onHostedPage={() => mayPay() && onHostedPage(order())}
          />
        )}
      </form>
      <BillingSummary state={state} items={contents.items} amount={amount} />
    </div>
  )
}
