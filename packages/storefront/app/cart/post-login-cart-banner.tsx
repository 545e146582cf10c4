import { Icon } from '@little-dunes/design/icon.tsx'
import { PATHS } from '@little-dunes/domain/paths'
import { ShoppingBag, X } from 'lucide'
import { useEffect, useRef } from 'react'
import { Link, useLocation } from 'react-router'
import { cartMessages } from '#cart/cart-messages'
import styles from '#cart/post-login-cart-banner.module.css'
import { useCart, useItemCount } from '#cart/store/cart-store'
import { useMessages } from '#platform/messages'
import { useSession } from '#platform/session'
import iconButtonStyles from '#ui/icon-button.module.css'

/** Where the cart is in sight anyway, or is being paid for. */
const NOT_NEEDED: readonly string[] = [PATHS.login, PATHS.cart, PATHS.checkout, PATHS.payment]

/** After login, with lines in the cart, the way leads on to it from the first page (D-26). */
export function PostLoginCartBanner() {
  const t = useMessages(cartMessages)
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
    <div role="status" className={styles.place}>
      {shown && (
        <div className={styles.reminder}>
          <Icon node={ShoppingBag} />
          <p>
            {t.reminder(count)} <Link to={PATHS.cart}>{t.toCart}</Link>
          </p>
          <button
            type="button"
            className={iconButtonStyles.plain}
            aria-label={t.dismiss}
            onClick={clearJustSignedIn}
          >
            <Icon node={X} />
          </button>
        </div>
      )}
    </div>
  )
}
