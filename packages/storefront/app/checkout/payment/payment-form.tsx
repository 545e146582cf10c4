import type { Region } from '@little-dunes/domain/accounts/address'
import type { DeliveryFees } from '@little-dunes/domain/extensions/delivery-price'
import { paymentFee } from '@little-dunes/domain/extensions/payment-fee'
import { filsFromAed } from '@little-dunes/domain/money'
import { amountDue, usableCredit } from '@little-dunes/domain/orders/credit/store-credit'
import type { ChosenPaymentMethod } from '@little-dunes/domain/orders/order-lifecycle'
import { isCashRefused } from '@little-dunes/domain/orders/order-limits'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import type { CartContents } from '#cart/cart-contents'
import type { CardFieldsHandle } from '#checkout/card/card-fields-handle'
import { CardPayment } from '#checkout/card/card-payment.tsx'
import { isInPage } from '#checkout/card/in-page-payments'
import type { AppliedDiscount } from '#checkout/checkout-draft'
import { checkoutMessages } from '#checkout/checkout-messages'
import { createOrderRequest } from '#checkout/order/create-order-request'
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
import { useCashTerms } from '#checkout/payment/use-cash-terms'
import { useCreditBalance } from '#checkout/payment/use-credit-balance'
import { usePayment } from '#checkout/payment/use-payment'
import { byCard, CASH, HOSTED_PAGE } from '#checkout/payment/ways-to-pay'
import type { PaymentPageState } from '#checkout/payment-page-state'
import { quoteCheckout } from '#checkout/quote-checkout'
import { useCheckoutDraft } from '#checkout/use-checkout-draft'
import { useMessages } from '#platform/messages'
import { useRootData } from '#platform/root-data'
import panelStyles from '#ui/panel.module.css'
import { showToast } from '#ui/toast/toast-store'

/** The code that checkout handed over; only the draft knows what it takes off besides its fraction, and from what. */
function codeOf(
  { discountCode: code, discountValue: rate }: PaymentPageState,
  draft: AppliedDiscount | null,
) {
  if (code === null) return null
  return draft?.code === code
    ? draft
    : {
        code,
        rate,
        amountOff: 0,
        freeDelivery: false,
        categories: [],
        subCategories: [],
        skus: [],
        fullPriceOnly: false,
      }
}

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
  const settings = useRootData()?.settings
  const payments = settings?.payments ?? null
  const alerts = useRef<HTMLDivElement>(null)
  const card = useRef<CardFieldsHandle | null>(null)
  const [method, setMethod] = useState<ChosenPaymentMethod>('stripe')
  // An order forgets the code of the draft, but not while it is shown.
  const [{ applied }] = useCheckoutDraft()
  const { task, paid, refusal, cartChanged, newTotal, pay, forgetTotal } = usePayment(refresh)
  useBeforeUnloadWarning(task === 'card' && !paid)
  useEffect(() => hold(task === null ? null : contents), [hold, task, contents])
  // What stands in the way is above the button that was pressed.
  useEffect(() => {
    if (refusal || cartChanged || newTotal !== null) alerts.current?.focus()
  }, [refusal, cartChanged, newTotal])
  const feeSetting = filsFromAed(settings?.cashFee ?? 0)
  const feeOfCash = paymentFee('cod', feeSetting)
  const quote = quoteCheckout(contents, fees, {
    shippingMethod: state.shippingMethod,
    applied: codeOf(state, applied),
    cashFee: paymentFee(method, feeSetting),
  })
  const total = newTotal ?? quote.amount
  const withoutCash = total - quote.cashFee
  const [isCreditUsed, setCreditUsed] = useState(false)
  const { balance, reload } = useCreditBalance()
  const credit = isCreditUsed ? usableCredit(balance, withoutCash) : 0
  const isPaidByCredit = credit > 0 && credit === withoutCash
  const cashFee = isPaidByCredit ? 0 : quote.cashFee
  const amount = withoutCash + cashFee
  const due = amountDue({ amount, credit })
  const cashTerms = useCashTerms(withoutCash + feeOfCash - credit, state.formData.region as Region)
  const order = () => createOrderRequest(state, contents.items, amount, credit)
  // Another tab may have spent it.
  useEffect(() => {
    if (refusal?.code === 'credit_too_small') reload()
  }, [refusal, reload])

  function choose(chosen: ChosenPaymentMethod): void {
    setMethod(chosen)
    forgetTotal()
  }

  async function payByCard(confirm: ConfirmPayment): Promise<PaymentVerdict | null> {
    const outcome = await pay(byCard(confirm), order())
    return outcome?.kind === 'decided' ? outcome.verdict : null
  }

  function mayPay(): boolean {
    if (contents.hasProblems) alerts.current?.focus()
    return !contents.hasProblems
  }

  const payOnHostedPage = () => mayPay() && void pay(HOSTED_PAGE, order())

  async function payNow(): Promise<void> {
    const fields = card.current
    if (!mayPay()) return
    if (!fields) showToast(t.notLoaded, { kind: 'error' })
    else if (task === null && fields.validate()) {
      const verdict = await payByCard(fields.confirm)
      if (verdict?.kind === 'declined') card.current?.showError(verdict.message, verdict.code)
    }
  }

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault()
    if (task) return
    const chosen = isPaidByCredit ? 'cod' : new FormData(event.currentTarget).get('method')
    if (chosen === 'stripe' && payments && !isInPage(payments)) payOnHostedPage()
    else if (chosen === 'stripe') void payNow()
    else if (chosen !== 'cod') showToast(t.unsupported, { kind: 'error' })
    else if (mayPay()) void pay(CASH, order())
  }

  // A toast reports that it was paid.
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
        {balance > 0 && (
          <CreditChoice
            balance={balance}
            credit={usableCredit(balance, withoutCash)}
            isUsed={isCreditUsed}
            onChange={setCreditUsed}
            disabled={task !== null}
          />
        )}
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
        {!isPaidByCredit && method === 'stripe' && !payments && (
          <CardPaymentUnavailable amount={due} isCashTaken={!isCashRefused(cashTerms)} />
        )}
        {!isPaidByCredit && method === 'stripe' && payments && !isInPage(payments) && (
          <HostedPayment amount={due} busy={task !== null} isTest={payments.test} />
        )}
        {!isPaidByCredit && method === 'stripe' && payments && isInPage(payments) && (
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
