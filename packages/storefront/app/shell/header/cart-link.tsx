import { Icon } from '@little-dunes/design/icon.tsx'
import { PATHS } from '@little-dunes/domain/paths'
import { ShoppingBag } from 'lucide'
import { useItemCount } from '#cart/store/cart-store'
import { useMessages } from '#platform/messages'
import { CartBadge } from '#shell/cart-badge.tsx'
import { shellMessages } from '#shell/shell-messages'
import iconButtonStyles from '#ui/icon-button.module.css'
import { Link } from '#ui/link.tsx'

/** SHELL-27. */
export function CartLink() {
  const t = useMessages(shellMessages)
  const count = useItemCount()
  return (
    <Link to={PATHS.cart} className={iconButtonStyles.plain} aria-label={count ? t.cartWith(count) : t.cart}>
      <Icon node={ShoppingBag} />
      <CartBadge />
    </Link>
  )
}
