import { PATHS } from '@little-dunes/domain/paths'
import { ShoppingBag, X } from 'lucide-react'
import { useEffect } from 'react'
import { Link, useLocation } from 'react-router'
import { cartMessages } from '#cart/cart-messages'
import styles from '#cart/cart-reminder.module.css'
import { useCart, useItemCount } from '#cart/store/cart-store'
import { useMessages } from '#platform/messages'
import { useSession } from '#platform/session'
import iconButtonStyles from '#ui/icon-button.module.css'

/** After login the way is always home; with lines in the cart it leads on from there (D-26). */
export function CartReminder() {
  const t = useMessages(cartMessages)
  const { pathname } = useLocation()
  const { justSignedIn, clearJustSignedIn } = useSession()
  const ready = useCart((cart) => cart.ready)
  const count = useItemCount()
  const elsewhere = pathname !== PATHS.home && pathname !== PATHS.login

  useEffect(() => {
    if (justSignedIn && elsewhere) clearJustSignedIn()
  }, [justSignedIn, elsewhere, clearJustSignedIn])

  const shown = justSignedIn && pathname === PATHS.home && ready && count > 0
  return (
    <div role="status" className={styles.place}>
      {shown && (
        <div className={styles.reminder}>
          <ShoppingBag aria-hidden />
          <p>
            {t.reminder(count)} <Link to={PATHS.cart}>{t.toCart}</Link>
          </p>
          <button
            type="button"
            className={iconButtonStyles.plain}
            aria-label={t.dismiss}
            onClick={clearJustSignedIn}
          >
            <X aria-hidden />
          </button>
        </div>
      )}
    </div>
  )
}
