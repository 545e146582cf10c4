import { Icon } from '@little-dunes/design/icon.tsx'
import { PATHS } from '@little-dunes/domain/paths'
import { ShoppingBag, X } from 'lucide'
import { cartMessages } from '#cart/cart-messages'
import styles from '#cart/cart-reminder.module.css'
import { useMessages } from '#platform/messages'
import iconButtonStyles from '#ui/icon-button.module.css'
import { Link } from '#ui/link.tsx'

/** Shows the number of items in the cart, with a link to it. */
export default function CartReminder({ count, onDismiss }: { count: number; onDismiss: () => void }) {
  const t = useMessages(cartMessages)
  return (
    <div className={styles.place}>
      <div className={styles.reminder}>
        <Icon node={ShoppingBag} />
        <p>
          {t.reminder(count)} <Link to={PATHS.cart}>{t.toCart}</Link>
        </p>
        <button type="button" className={iconButtonStyles.plain} aria-label={t.dismiss} onClick={onDismiss}>
          <Icon node={X} />
        </button>
      </div>
    </div>
  )
}
