import type { Refusal } from '@little-dunes/domain/failures'
import type { Fils } from '@little-dunes/domain/money'
import type { Ref } from 'react'
import type { CartContents } from '#cart/cart-contents'
import { checkoutMessages } from '#checkout/checkout-messages'
import { RefusedOrder } from '#checkout/payment/refused-order.tsx'
import { ShortLines } from '#checkout/short-lines.tsx'
import { useMessages } from '#platform/messages'
import { Callout } from '#ui/callout.tsx'

interface PaymentNoticesProps {
  ref: Ref<HTMLDivElement>
  contents: CartContents
  refusal: Refusal | null
  /** The cart is not what it was when the shopper confirmed. */
  changed: boolean
  /** The total that checkout showed, and that of now. */
  before: Fils
  now: Fils
}

/** What stands in the way of paying, above everything else. */
export function PaymentNotices({ ref, contents, refusal, changed, before, now }: PaymentNoticesProps) {
  const t = useMessages(checkoutMessages)
  return (
    <div ref={ref} tabIndex={-1} className="payment-notices">
      {changed && <Callout live>{t.cartChanged}</Callout>}
      {contents.hasProblems ? (
        <ShortLines items={contents.items} />
      ) : (
        now !== before && <Callout live>{t.totalChanged(before, now)}</Callout>
      )}
      {refusal && !contents.hasProblems && <RefusedOrder refusal={refusal} />}
    </div>
  )
}
