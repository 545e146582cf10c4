import type { Address, TypedAddress } from '@little-dunes/domain/accounts/address'
import type { DeliveryFees } from '@little-dunes/domain/extensions/delivery-price'
import { aedFromFils } from '@little-dunes/domain/money'
import type { Quote } from '@little-dunes/domain/orders/totals'
import { PATHS } from '@little-dunes/domain/paths'
import { type FormEvent, type ReactNode, useRef, useState } from 'react'
import type { CartContents } from '#cart/cart-contents'
import { TotalsList } from '#cart/totals-list.tsx'
import { AddressFields } from '#checkout/address/address-fields.tsx'
import { isBlank, SavedAddresses } from '#checkout/address/saved-addresses.tsx'
import {
  type AddressInput,
  findAddressProblems,
  readAddress,
  useAddressForm,
} from '#checkout/address/use-address-form'
import type { AppliedDiscount } from '#checkout/checkout-draft'
import styles from '#checkout/checkout-form.module.css'
import layoutStyles from '#checkout/checkout-layout.module.css'
import { checkoutMessages } from '#checkout/checkout-messages'
import { DeliveryChoice } from '#checkout/delivery/delivery-choice.tsx'
import { checkDiscountCode } from '#checkout/discount/check-discount-code'
import { DiscountCode } from '#checkout/discount/discount-code.tsx'
import { GuestNotice } from '#checkout/guest/guest-notice.tsx'
import { startGuestSession } from '#checkout/guest/start-guest-session'
import { forgetLinkedCode, readLinkedCode } from '#checkout/linked-code'
import type { PaymentPageState } from '#checkout/payment-page-state'
import { quoteCheckout } from '#checkout/quote-checkout'
import { FoldedItems, OrderItems } from '#checkout/summary/order-items.tsx'
import { orderTotalsRows } from '#checkout/summary/order-totals-rows'
import { useCheckoutDraft } from '#checkout/use-checkout-draft'
import { useNavigate } from '#platform/address/address'
import { formatMoney } from '#platform/amounts'
import { call } from '#platform/client'
import { useMessages } from '#platform/messages'
import { useSession } from '#platform/session'
import { Button } from '#ui/button.tsx'
import { Callout } from '#ui/callout.tsx'
import { formValues } from '#ui/form/use-form-problems'
import { Link } from '#ui/link.tsx'
import textStyles from '#ui/text.module.css'
import { showToast } from '#ui/toast/toast-store'

interface CheckoutFormProps {
  contents: CartContents
  fees: DeliveryFees
}

interface CheckoutPanelProps extends Pick<CheckoutFormProps, 'contents'> {
  quote: Quote
  applied: AppliedDiscount | null
  busy: boolean
  /** The discount code field. */
  children: ReactNode
}

function CheckoutPanel({ contents, quote, applied, busy, children }: CheckoutPanelProps) {
  const t = useMessages(checkoutMessages)
  const amount = formatMoney(quote.amount)
  return (
    <aside className={layoutStyles.panel} aria-labelledby="order-summary">
      <h2 id="order-summary">{t.summary}</h2>
      <OrderItems items={contents.items} className={layoutStyles.folded} />
      {children}
      <TotalsList rows={orderTotalsRows(quote, applied, t)} total={{ label: t.grandTotal, amount }} />
      {contents.hasProblems && (
        <Callout kind="danger" live className={styles.problems}>
          {t.cartProblems}{' '}
          <Link to={PATHS.cart} className={textStyles.link}>
            {t.toCart}
          </Link>
        </Callout>
      )}
      <div className={layoutStyles.payBar}>
        <Button type="submit" form="checkout" size="large" wide aria-disabled={busy}>
          {t.toPayment}
          <span className={layoutStyles.onPhones}> · {amount}</span>
        </Button>
      </div>
    </aside>
  )
}

/** CHK-01 to CHK-28, for a cart that costs something. */
export function CheckoutForm({ contents, fees }: CheckoutFormProps) {
  const t = useMessages(checkoutMessages)
  const navigate = useNavigate()
  const form = useRef<HTMLFormElement>(null)
  const [draft, change] = useCheckoutDraft()
  const { shippingMethod, codeText, applied } = draft
  const isGuest = useSession((session) => session.status === 'guest')
  const [busy, setBusy] = useState(false)
  /** The address in the fields at first; a chosen one fills them anew. */
  const [first, setFirst] = useState({ address: draft.address, times: 0 })
  const [isNew] = useState(isBlank(draft.address))

  function takeAddress(address: TypedAddress): void {
    change({ address })
    setFirst(({ times }) => ({ address, times: times + 1 }))
  }

  const { problems, submitted, onBlur, onInput } = useAddressForm(form, (address) => change({ address }))
  const quote = quoteCheckout(contents, fees, { shippingMethod, applied })
  /** A code counts once per customer: a guest's linked code is checked once the guest is identified. */
  const isLinkedCodeWaiting = isGuest && applied === null && codeText !== '' && codeText === readLinkedCode()

  /** A code counts once per customer, so the shop must identify the guest first. */
  async function introduceGuest(): Promise<string | null> {
    if (!form.current) return t.guestFailed
    const values = formValues<AddressInput>(form.current)
    const { fullname, email, phone } = findAddressProblems(values, t)
    return fullname || email || phone
      ? t.guestFirst
      : startGuestSession(readAddress(values, t), t.guestFailed)
  }

  /** The discount once the guest is identified, or the message of a refusal of guest or code. */
  async function guestDiscount(address: Address): Promise<AppliedDiscount | null | string> {
    const refused = await startGuestSession(address, t.guestFailed)
    if (refused !== null) return refused
    if (!isLinkedCodeWaiting) return applied
    const checked = await checkDiscountCode(call, codeText, contents.orderable, t)
    if (!checked.applied) forgetLinkedCode()
    change({ applied: checked.applied, codeText: checked.applied ? codeText : '' })
    return checked.applied ?? checked.message
  }

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    const formData = submitted(event)
    if (!formData || contents.hasProblems || busy) return
    setBusy(true)
    const discount = isGuest ? await guestDiscount(formData) : applied
    setBusy(false)
    if (typeof discount === 'string') return showToast(discount, { kind: 'error' })
    const final = quoteCheckout(contents, fees, { shippingMethod, applied: discount })
    const state: PaymentPageState = {
      formData,
      shippingMethod,
      finalAmount: aedFromFils(final.amount),
      discountCode: discount?.code ?? null,
      discountValue: discount?.rate ?? 0,
    }
    navigate(PATHS.payment, { state })
  }

  return (
    <>
      <FoldedItems items={contents.items} amount={formatMoney(quote.amount)} />
      <div className={layoutStyles.columns}>
        <form ref={form} id="checkout" noValidate onSubmit={submit} onBlur={onBlur} onInput={onInput}>
          <AddressFields
            first={first}
            problems={problems}
            aboveContact={isGuest && <GuestNotice />}
            abovePlace={
              !isGuest && <SavedAddresses isNew={isNew} typed={draft.address} onUse={takeAddress} />
            }
          />
          <DeliveryChoice
            chosen={shippingMethod}
            fees={fees}
            region={draft.address.region}
            onChoose={(method) => change({ shippingMethod: method })}
          />
        </form>
        <CheckoutPanel {...{ contents, quote, applied, busy }}>
          <DiscountCode
            items={contents.orderable}
            text={codeText}
            applied={applied}
            prepare={isGuest ? introduceGuest : undefined}
            isWaiting={isLinkedCodeWaiting}
            onChange={(text, next) => change({ codeText: text, applied: next })}
          />
        </CheckoutPanel>
      </div>
    </>
  )
}
