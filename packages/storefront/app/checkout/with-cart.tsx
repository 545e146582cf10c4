import type { DeliveryFees } from '@little-dunes/domain/delivery'
import type { ReactNode } from 'react'
import type { CartContents } from '#cart/cart-contents'
import { useShelf } from '#cart/cart-shelf'
import { useCartContents } from '#cart/use-cart-contents'
import { checkoutMessages } from '#checkout/checkout-messages'
import { CheckoutSkeleton } from '#checkout/checkout-skeleton.tsx'
import { ShortLines } from '#checkout/short-lines.tsx'
import { useMessages } from '#platform/messages'
import { ButtonLink } from '#ui/button.tsx'
import { EmptyPicture } from '#ui/empty-picture.tsx'
import { TryAgain } from '#ui/try-again.tsx'

interface WithCartProps {
  children(contents: CartContents, fees: DeliveryFees, refresh: () => void): ReactNode
}

/** CHK-04, CHK-05; said only once the cart has arrived (D-66). */
function NothingToPay({ contents }: { contents: CartContents }) {
  const t = useMessages(checkoutMessages)
  return (
    <div className="empty-state">
      <EmptyPicture scene="spot-1" />
      <h2 className="display">{t.empty}</h2>
      {contents.items.length > 0 && <ShortLines items={contents.items} />}
      <ButtonLink to="/products">{t.browse}</ButtonLink>
    </div>
  )
}

/** What needs a cart that costs something; every other state of the cart is told here. */
export function WithCart({ children }: WithCartProps) {
  const t = useMessages(checkoutMessages)
  const { status, contents, tryAgain } = useCartContents()
  const fees = useShelf((shelf) => shelf.fees)
  if (status === 'failed') {
    return <TryAgain text={t.failed} hint={t.failedHint} action={t.tryAgain} onTry={tryAgain} />
  }
  if (!contents || !fees) return <CheckoutSkeleton />
  return contents.totals.total === 0 ? (
    <NothingToPay contents={contents} />
  ) : (
    children(contents, fees, tryAgain)
  )
}
