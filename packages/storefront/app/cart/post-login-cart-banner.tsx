import { PATHS } from '@little-dunes/domain/paths'
import { lazy, Suspense, useEffect, useRef } from 'react'
import { useCart, useItemCount } from '#cart/store/cart-store'
import { useLocation } from '#platform/address/address'
import { useSession } from '#platform/session'

const CartReminder = lazy(() => import('#cart/cart-reminder.tsx'))

/** Pages that show the cart anyway, or that pay for it. */
const NOT_NEEDED: readonly string[] = [PATHS.login, PATHS.cart, PATHS.checkout, PATHS.payment]

/** Links the first page after login to a cart that has lines (D-26). */
export function PostLoginCartBanner() {
  const { pathname } = useLocation()
  const { justSignedIn, clearJustSignedIn } = useSession()
  const ready = useCart((cart) => cart.ready)
  const count = useItemCount()
  const arrival = useRef<string>(null)

  useEffect(() => {
    if (!justSignedIn || pathname === PATHS.login) arrival.current = null
    else if (arrival.current === null) arrival.current = pathname
    else if (arrival.current !== pathname) clearJustSignedIn()
  }, [justSignedIn, pathname, clearJustSignedIn])

  const shown = justSignedIn && !NOT_NEEDED.includes(pathname) && ready && count > 0
  return (
    <div role="status">
      <Suspense fallback={null}>
        {shown && <CartReminder count={count} onDismiss={clearJustSignedIn} />}
      </Suspense>
    </div>
  )
}
