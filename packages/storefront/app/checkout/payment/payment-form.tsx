import type { DeliveryFees } from '@little-dunes/domain/extensions/delivery-price'
import { filsFromAed } from '@little-dunes/domain/money'
import type { ChosenPaymentMethod } from '@little-dunes/domain/orders/order-lifecycle'
import { isCashRefused } from '@little-dunes/domain/orders/order-limits'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import type { CartContents } from '#cart/cart-contents'
import type { CardFieldsHandle } from '#checkout/card/card-fields-handle'
import { CardPayment } from '#checkout/card/card-payment.tsx'
import { isInPage } from '#checkout/card/in-page-payments'
import { useStripeElements } from '#checkout/card/use-stripe-elements'
import layoutStyles from '#checkout/checkout-layout.module.css'
import { checkoutMessages } from '#checkout/checkout-messages'
import { createOrderRequest } from '#checkout/order/create-order-request'
import type { OrderRequest } from '#checkout/order/order-client'
import type { ConfirmPayment } from '#checkout/order/pay-by-card'
import type { PaymentVerdict } from '#checkout/order/payment-effects'
import { BillingSummary } from '#checkout/payment/billing-summary.tsx'
import { CreditChoice, CreditPayment } from '#checkout/payment/credit-choice.tsx'
import { OtherCardPayment } from '#checkout/payment/other-card-payment.tsx'
import { OtherWays, PayBar } from '#checkout/payment/pay-bar.tsx'
import { PaymentAlerts } from '#checkout/payment/payment-alerts.tsx'
import styles from '#checkout/payment/payment-form.module.css'
import { PaymentMethodChoice } from '#checkout/payment/payment-method.tsx'
import { useBeforeUnloadWarning } from '#checkout/payment/use-before-unload-warning'
import { usePayment } from '#checkout/payment/use-payment'
import { usePaymentAmounts } from '#checkout/payment/use-payment-amounts'
import { byCard, CASH, HOSTED_PAGE } from '#checkout/payment/ways-to-pay'
import type { PaymentPageState } from '#checkout/payment-page-state'
import { FoldedItems } from '#checkout/summary/order-items.tsx'
import { formatMoney } from '#platform/amounts'
import { useMessages } from '#platform/messages'
import { useRootData } from '#platform/root-data'
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
  const inPage = payments && isInPage(payments) ? payments : null
  const stripe = useStripeElements(inPage)
  const { amount, parts, due, feeOfCash, cashFee, cashTerms, creditChoice, credit, isPaidByCredit } =
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
  const wallet = { stripe, amount: due, mayPay, pay: payByCard }
  const summary = { amount, parts, cashFee, credit }
  return (
    <>
      <FoldedItems items={contents.items} amount={formatMoney(due)} />
      <div className={layoutStyles.columns}>
        <form className={styles.form} onSubmit={submit}>
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
            <CreditPayment />
          ) : (
            <PaymentMethodChoice
              chosen={method}
              onChoose={choose}
              disabled={task !== null}
              cashTerms={cashTerms}
              cashFee={feeOfCash}
            >
              {inPage ? (
                <CardPayment
                  payments={inPage}
                  wallet={wallet}
                  billing={state.formData}
                  busy={task !== null}
                  handle={card}
                />
              ) : (
                <OtherCardPayment payments={payments} isCashTaken={!isCashRefused(cashTerms)} />
              )}
            </PaymentMethodChoice>
          )}
          <PayBar
            label={isCard ? t.payNow(formatMoney(due)) : isPaidByCredit ? t.placeOrder : t.confirm}
            isCard={isCard}
            isAway={isCard && (!payments || stripe.away)}
            task={task}
            paid={paid}
          >
            {isCard && inPage && (
              <OtherWays wallet={wallet} busy={task !== null} onHostedPage={payOnHostedPage} />
            )}
          </PayBar>
        </form>
        <BillingSummary state={state} items={contents.items} {...summary} />
      </div>
    </>
  )
}
