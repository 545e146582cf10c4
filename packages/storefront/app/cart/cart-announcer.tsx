import { itemCount } from '@little-dunes/domain/orders/cart'
import { cartMessages } from '#cart/cart-messages'
import { useCart } from '#cart/store/cart-store'
import { useMessages } from '#platform/messages'
import textStyles from '#ui/text.module.css'

/** Says politely that something was added, wherever the visitor is (D-28). */
export function CartAnnouncer() {
  const t = useMessages(cartMessages)
  const { adds, lines } = useCart()
  return (
    <p className={textStyles.srOnly} role="status">
      {/* A new element for each add: the same words twice would not be read again. */}
      {adds > 0 && <span key={adds}>{t.added(itemCount(lines))}</span>}
    </p>
  )
}
