import type { Address } from '@little-dunes/domain/accounts/address'
import {
  CardCvcElement,
  CardExpiryElement,
  CardNumberElement,
  useElements,
  useStripe,
} from '@stripe/react-stripe-js'
import type { StripeElementChangeEvent, StripeElementStyle } from '@stripe/stripe-js'
import { clsx } from 'clsx'
import { type FunctionComponent, type Ref, useImperativeHandle, useState } from 'react'
import { billingDetails } from '#checkout/card/billing-details'
import type { CardFieldsHandle } from '#checkout/card/card-fields-handle'
import frameStyles from '#checkout/card/card-frame.module.css'
import { CARD_FIELDS, type CardFieldName, CardFrame } from '#checkout/card/card-frame.tsx'
import { cardStyle } from '#checkout/card/card-style'
import { fieldOfError } from '#checkout/card/field-of-error'
import { useCardErrors } from '#checkout/card/use-card-errors'
import { checkoutMessages } from '#checkout/checkout-messages'
import formStyles from '#checkout/form-section.module.css'
import { useMessages } from '#platform/messages'

interface ElementProps {
  id: string
  className: string
  options: { style: StripeElementStyle; placeholder: string; disabled: boolean }
  onFocus(): void
  onBlur(): void
  onChange(event: StripeElementChangeEvent): void
  onReady(element: { focus(): void }): void
}

const ELEMENTS: Record<CardFieldName, FunctionComponent<ElementProps>> = {
  cardNumber: CardNumberElement,
  cardExpiry: CardExpiryElement,
  cardCvc: CardCvcElement,
}

interface CardFieldsProps {
  billing: Address
  busy: boolean
  /** Set once all fields accept input. */
  handle: Ref<CardFieldsHandle | null>
}

/** PAY-05 to PAY-07, PAY-14: pages of the provider in iframes; the digits never reach the shop's page. */
export function CardFields({ billing, busy, handle }: CardFieldsProps) {
  const t = useMessages(checkoutMessages)
  const stripe = useStripe()
  const elements = useElements()
  const [style] = useState(cardStyle)
  const [fields, setFields] = useState<Partial<Record<CardFieldName, { focus(): void }>>>({})
  const [focused, setFocused] = useState<CardFieldName | null>(null)
  const { problems, changed, check, showError } = useCardErrors()

  useImperativeHandle<CardFieldsHandle | null, CardFieldsHandle | null>(handle, () => {
    const card = elements?.getElement(CardNumberElement)
    const ready = CARD_FIELDS.every((name) => fields[name])
    if (!ready || !stripe || !card) return null
    return {
      validate() {
        const first = check()
        if (first) fields[first]?.focus()
        return !first
      },
      confirm: (clientSecret) =>
        stripe.confirmCardPayment(clientSecret, {
          payment_method: { card, billing_details: billingDetails(billing) },
        }),
      showError: (message, code) => showError(fieldOfError(code), message),
    }
  })

  return (
    <div className={formStyles.grid}>
      {CARD_FIELDS.map((name) => {
        const Element = ELEMENTS[name]
        const problem = problems[name]
        return (
          <CardFrame key={name} name={name} problem={problem?.text} quiet={problem?.declined}>
            {(id, className) => (
              <Element
                id={id}
                className={clsx(className, focused === name && frameStyles.focused)}
                options={{ style, placeholder: t.cardExamples[name], disabled: busy }}
                onFocus={() => setFocused(name)}
                // The fields are separate pages: the focus event of the next may come before the blur of this one.
                onBlur={() => setFocused((now) => (now === name ? null : now))}
                onChange={(event) => changed(name, event)}
                onReady={(field) => setFields((before) => ({ ...before, [name]: field }))}
              />
            )}
          </CardFrame>
        )
      })}
    </div>
  )
}
