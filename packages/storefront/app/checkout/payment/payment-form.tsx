import type { DeliveryFees } from '@little-dunes/domain/extensions/delivery-price'
import { filsFromAed } from '@little-dunes/domain/money'
import type { ChosenPaymentMethod } from '@little-dunes/domain/orders/order-lifecycle'
import { isCashRefused } from '@little-dunes/domain/orders/order-limits'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import type { CartContents } from '#cart/cart-contents'
import type { CardFieldsHandle } from '#checkout/card/card-fields-handle'
import { CardPayment } from '#checkout/card/card-payment.tsx'
import { isInPage } from '#checkout/card/in-page-payments'
import { checkoutMessages } from '#checkout/checkout-messages'
import { createOrderRequest } from '#checkout/order/create-order-request'
import type { OrderRequest } from '#checkout/order/order-client'
import type { ConfirmPayment } from '#checkout/order/pay-by-card'
import type { PaymentVerdict } from '#checkout/order/payment-effects'
import { BillingSummary } from '#checkout/payment/billing-summary.tsx'
import { CardPaymentUnavailable } from '#checkout/payment/card-payment-unavailable.tsx'
import { CashPayment } from '#checkout/payment/cash-payment.tsx'
import { CreditChoice, CreditPayment } from '#checkout/payment/credit-choice.tsx'
import { HostedPayment } from '#checkout/payment/hosted-payment.tsx'
import { PaymentAlerts } from '#checkout/payment/payment-alerts.tsx'
import { PaymentMethodChoice } from '#checkout/payment/payment-method.tsx'
import { useBeforeUnloadWarning } from '#checkout/payment/use-before-unload-warning'
import { usePayment } from '#checkout/payment/use-payment'
import { usePaymentAmounts } from '#checkout/payment/use-payment-amounts'
import { byCard, CASH, HOSTED_PAGE } from '#checkout/payment/ways-to-pay'
import type { PaymentPageState } from '#checkout/payment-page-state'
import { useMessages } from '#platform/messages'
import { useRootData } from '#platform/root-data'
import panelStyles from '#ui/panel.module.css'
import { showToast } from '#ui/toast/toast-store'

interface PaymentFormProps {
  state: PaymentPageState
  contents: CartContents
  fees: DeliveryFees
  refresh(): void
  /** Keeps this cart on screen while the real one may change; null releases it. */
  hold(contents: CartContents | null): void
}

function useCardFields(
  { task, pay }: ReturnType<typeof usePayment>,
  order: () => OrderRequest,
  mayPay: () => boolean,
) {
  const t = useMessages(checkoutMessages)
  const card = useRef<CardFieldsHandle | null>(null)

  async function payByCard(confirm: ConfirmPayment): Promise<PaymentVerdict | null> {
    const outcome = await pay(byCard(confirm), order())
    return outcome?.kind === 'decided' ? outcome.verdict : null
  }

  async function payNow(): Promise<void> {
    const fields = card.current
    if (!mayPay()) return
    if (!fields) showToast(t.notLoaded, { kind: 'error' })
    else if (task === null && fields.validate()) {
      const verdict = await payByCard(fields.confirm)
      if (verdict?.kind === 'declined') card.current?.showError(verdict.message, verdict.code)
    }
  }

  return { card, payByCard, payNow }
}

/** PAY-02 to PAY-12. The total is current; when it differs from the total at checkout, the page says so (D-51). */
export function PaymentForm({ state, contents, fees, refresh, hold }: PaymentFormProps) {
  const t = useMessages(checkoutMessages)
  const alerts = useRef<HTMLDivElement>(null)
  const payments = useRootData()?.settings.payments ?? null
  const [method, setMethod] = useState<ChosenPaymentMethod>('stripe')
  const payment = usePayment(refresh)
  const { task, paid, refusal, cartChanged, newTotal, pay, forgetTotal } = payment
  useBeforeUnloadWarning(task === 'card' && !paid)
  useEffect(() => hold(task === null ? null : contents), [hold, task, contents])
  // The alerts are above the button that was pressed.
  useEffect(() => {
    if (refusal || cartChanged || newTotal !== null) alerts.current?.focus()
  }, [refusal, cartChanged, newTotal])
  const { amount, due, feeOfCash, cashFee, cashTerms, creditChoice, credit, isPaidByCredit } =
    usePaymentAmounts({ state, contents, fees, method }, payment)
  const order = () => createOrderRequest(state, contents.items, amount, credit)
  const { card, payByCard, payNow } = useCardFields(payment, order, mayPay)

  function mayPay(): boolean {
    if (contents.hasProblems) alerts.current?.focus()
    return !contents.hasProblems
  }

  function choose(chosen: ChosenPaymentMethod): void {
    setMethod(chosen)
    forgetTotal()
  }

  const payOnHostedPage = () => mayPay() && void pay(HOSTED_PAGE, order())

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault()
    if (task) return
    const chosen = isPaidByCredit ? 'cod' : new FormData(event.currentTarget).get('method')
    if (chosen === 'stripe' && payments && !isInPage(payments)) payOnHostedPage()
    else if (chosen === 'stripe') void payNow()
    else if (chosen !== 'cod') showToast(t.unsupported, { kind: 'error' })
    else if (mayPay()) void pay(CASH, order())
  }

  const isCard = !isPaidByCredit && method === 'stripe'
  // A toast reports the payment.
  const status = task === 'hosted' ? t.leaving : task === 'card' && !paid ? t.paying : ''
  return (
    <div className={panelStyles.workAndPanel}>
      <form onSubmit={submit}>
        <PaymentAlerts
          ref={alerts}
          contents={contents}
          refusal={refusal}
          changed={cartChanged}
          before={filsFromAed(state.finalAmount) + cashFee}
          now={amount}
        />
        {creditChoice.balance > 0 && <CreditChoice {...creditChoice} disabled={task !== null} />}
        {isPaidByCredit ? (
          <CreditPayment busy={task !== null} />
        ) : (
          <PaymentMethodChoice
            chosen={method}
            onChoose={choose}
            disabled={task !== null}
            cashTerms={cashTerms}
            cashFee={feeOfCash}
          />
        )}
        {!isPaidByCredit && method === 'cod' && <CashPayment busy={task !== null} />}
        {isCard && !payments && (
          <CardPaymentUnavailable amount={due} isCashTaken={!isCashRefused(cashTerms)} />
        )}
        {isCard && payments && !isInPage(payments) && (
          <HostedPayment amount={due} busy={task !== null} isTest={payments.test} />
        )}
        {isCard && payments && isInPage(payments) && (
          <CardPayment
            payments={payments}
            amount={due}
            billing={state.formData}
            busy={task !== null}
            status={status}
            handle={card}
            mayPay={mayPay}
            pay={payByCard}
            onPay={() => void payNow()}
            onHostedPage={payOnHostedPage}
          />
        )}
      </form>
      <BillingSummary state={state} items={contents.items} {...{ amount, cashFee, credit }} />
    </div>
  )
}
