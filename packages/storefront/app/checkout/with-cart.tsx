import type { DeliveryFees } from '@little-dunes/domain/extensions/delivery-price'
import { PATHS } from '@little-dunes/domain/paths'
import type { ReactNode } from 'react'
import type { CartContents } from '#cart/cart-contents'
import { useCartProducts } from '#cart/cart-products'
import { useCartContents } from '#cart/use-cart-contents'
import { checkoutMessages } from '#checkout/checkout-messages'
import { CheckoutSkeleton } from '#checkout/checkout-skeleton.tsx'
import styles from '#checkout/empty-ways.module.css'
import { UnavailableLines } from '#checkout/unavailable-lines.tsx'
import { useMessages } from '#platform/messages'
import { ButtonLink } from '#ui/button.tsx'
import { EmptyIllustration } from '#ui/empty-illustration.tsx'
import emptyStateStyles from '#ui/empty-state.module.css'
import textStyles from '#ui/text.module.css'
import { TryAgain } from '#ui/try-again.tsx'

interface WithCartProps {
  /** Possible reason for an empty cart. */
  hint?: string
  /** Replaces the current cart: a cart that is being paid stays on screen until the page is left. */
  frozen?: CartContents | null
  children(contents: CartContents, fees: DeliveryFees, refresh: () => void): ReactNode
}

/** CHK-04, CHK-05; shown only once the cart has loaded (D-66). */
function NothingToPay({ contents, hint }: { contents: CartContents; hint: string | undefined }) {
  const t = useMessages(checkoutMessages)
  return (
    <div className={emptyStateStyles.state}>
      <EmptyIllustration scene="spot-1" />
      <h2 className={textStyles.display}>{t.empty}</h2>
      {contents.items.length > 0 && <UnavailableLines items={contents.items} />}
      {hint && <p>{hint}</p>}
      <div className={styles.ways}>
        <ButtonLink to={PATHS.products}>{t.browse}</ButtonLink>
        {hint && (
          <ButtonLink look="outline" to={PATHS.orders}>
            {t.myOrders}
          </ButtonLink>
        )}
      </div>
    </div>
  )
}

/** Shows its children for a cart that costs something, and every other state of the cart itself. */
export function WithCart({ hint, frozen, children }: WithCartProps) {
  const t = useMessages(checkoutMessages)
  const { status, contents: now, tryAgain } = useCartContents()
  const contents = frozen ?? now
  const fees = useCartProducts((shelf) => shelf.fees)
  if (status === 'failed' && !frozen) {
    return <TryAgain text={t.failed} hint={t.failedHint} action={t.tryAgain} onTry={tryAgain} />
  }
  if (!contents || !fees) return <CheckoutSkeleton />
  return contents.totals.total === 0 ? (
    <NothingToPay contents={contents} hint={hint} />
  ) : (
    children(contents, fees, tryAgain)
  )
}
