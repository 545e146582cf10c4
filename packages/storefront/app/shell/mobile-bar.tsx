import { House, LayoutGrid, ShoppingBag, UserRound } from 'lucide-react'
import { NavLink } from 'react-router'
import { useItemCount } from '#cart/store/cart-store'
import { useMessages } from '#platform/messages'
import { CartBadge } from '#shell/cart-badge.tsx'
import { shellMessages } from '#shell/shell-messages'

/** SHELL-39, SHELL-40. */
export function MobileBar() {
  const t = useMessages(shellMessages)
  const count = useItemCount()
  return (
    <nav className="mobile-bar" aria-label={t.mainNavigation}>
      <NavLink to="/" end>
        <House aria-hidden />
        {t.home}
      </NavLink>
      <NavLink to="/products">
        <LayoutGrid aria-hidden />
        {t.allCategories}
      </NavLink>
      <NavLink to="/cart">
        <ShoppingBag aria-hidden />
        <CartBadge />
        <span aria-hidden="true">{t.cart}</span>
        <span className="sr-only">{count ? t.cartWith(count) : t.cart}</span>
      </NavLink>
      <NavLink to="/profile">
        <UserRound aria-hidden />
        {t.profile}
      </NavLink>
    </nav>
  )
}
