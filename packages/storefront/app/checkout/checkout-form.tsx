import { type Address, type AddressField, trimmedAddress } from '@little-dunes/domain/accounts/address'
import type { DeliveryFees } from '@little-dunes/domain/extensions/delivery-price'
import { aedFromFils } from '@little-dunes/domain/money'
import type { Quote } from '@little-dunes/domain/orders/totals'
import { PATHS } from '@little-dunes/domain/paths'
import { type FormEvent, type ReactNode, useRef, useState } from 'react'
import type { CartContents } from '#cart/cart-contents'
import { TotalsList } from '#cart/totals-list.tsx'
import { AddressFields } from '#checkout/address/address-fields.tsx'
import { SavedAddresses } from '#checkout/address/saved-addresses.tsx'
import { findAddressProblems, readAddress, useAddressForm } from '#checkout/address/use-address-form'
import type { AppliedDiscount } from '#checkout/checkout-draft'
import styles from '#checkout/checkout-form.module.css'
import { checkoutMessages } from '#checkout/checkout-messages'
import { DeliveryChoice } from '#checkout/delivery/delivery-choice.tsx'
import { checkDiscountCode } from '#checkout/discount/check-discount-code'
import { DiscountCode } from '#checkout/discount/discount-code.tsx'
import { GuestNotice } from '#checkout/guest/guest-notice.tsx'
import { startGuestSession } from '#checkout/guest/start-guest-session'
import { ItemPictures } from '#checkout/item-pictures.tsx'
import { forgetLinkedCode, readLinkedCode } from '#checkout/linked-code'
import { orderTotalsRows } from '#checkout/order-totals-rows'
import type { PaymentPageState } from '#checkout/payment-page-state'
import { quoteCheckout } from '#checkout/quote-checkout'
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
import panelStyles from '#ui/panel.module.css'
import textStyles from '#ui/text.module.css'
import { showToast } from '#ui/toast/toast-store'

interface CheckoutFormProps {
  contents: CartContents
  fees: DeliveryFees
}

/** True for an address without street and city. */
const isBlank = ({ street, city }: Address): boolean => street === '' && city === ''

interface CheckoutPanelProps extends Pick<CheckoutFormProps, 'contents'> {
  quote: Quote
  applied: AppliedDiscount | null
  busy: boolean
  /** The discount code field. */
  children: ReactNode
}

function CheckoutPanel({ contents, quote, applied, busy, children }: CheckoutPanelProps) {
  const t = useMessages(checkoutMessages)
  return (
    <aside className={panelStyles.panel} aria-labelledby="order-summary">
      <h2 id="order-summary">{t.summary}</h2>
      <ItemPictures items={contents.items} />
      {children}
      <TotalsList
        rows={orderTotalsRows(quote, applied, t)}
        total={{ label: t.grandTotal, amount: formatMoney(quote.amount) }}
      />
      {contents.hasProblems && (
        <Callout kind="danger" live className={styles.problems}>
          {t.cartProblems}{' '}
          <Link to={PATHS.cart} className={textStyles.link}>
            {t.toCart}
          </Link>
        </Callout>
      )}
      <Button type="submit" form="checkout" size="large" wide className={styles.action} aria-disabled={busy}>
        {t.toPayment}
      </Button>
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
  const [first, setFirst] = useState(draft.address)
  const [isNew] = useState(isBlank(draft.address))

  function takeAddress(address: Address): void {
    change({ address })
    setFirst(address)
  }

  const { problems, submitted, onBlur, onInput } = useAddressForm(form, (address) => change({ address }))
  const quote = quoteCheckout(contents, fees, { shippingMethod, applied })
  /** A code counts once per customer: a guest's linked code is checked once the guest is identified. */
  const isLinkedCodeWaiting = isGuest && applied === null && codeText !== '' && codeText === readLinkedCode()

  /** A code counts once per customer, so the shop must identify the guest first. */
  async function introduceGuest(): Promise<string | null> {
    if (!form.current) return t.guestFailed
    const values = formValues<AddressField>(form.current)
    const { fullname, email, phone } = findAddressProblems(values, t)
    return fullname || email || phone
      ? t.guestFirst
      : startGuestSession(trimmedAddress(readAddress(values)), t.guestFailed)
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
    const { amount } = quoteCheckout(contents, fees, { shippingMethod, applied: discount })
    const state: PaymentPageState = {
      formData,
      shippingMethod,
      finalAmount: aedFromFils(amount),
      discountCode: discount?.code ?? null,
      discountValue: discount?.rate ?? 0,
    }
    navigate(PATHS.payment, { state })
  }

  return (
    <div className={panelStyles.workAndPanel}>
      <form ref={form} id="checkout" noValidate onSubmit={submit} onBlur={onBlur} onInput={onInput}>
        {isGuest ? (
          <GuestNotice />
        ) : (
          <SavedAddresses isNew={isNew} isBlank={isBlank(draft.address)} onUse={takeAddress} />
        )}
        <AddressFields key={JSON.stringify(first)} first={first} problems={problems} />
        <DeliveryChoice
          chosen={shippingMethod}
          fees={fees}
          region={draft.address.region}
          onChoose={(method) => change({ shippingMethod: method })}
        />
      </form>
      <CheckoutPanel contents={contents} quote={quote} applied={applied} busy={busy}>
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
  )
}
