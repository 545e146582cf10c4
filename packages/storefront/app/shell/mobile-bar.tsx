import { PATHS } from '@little-dunes/domain/paths'
import { House, LayoutGrid, ShoppingBag, UserRound } from 'lucide-react'
import { NavLink } from 'react-router'
import { useItemCount } from '#cart/store/cart-store'
import { useMessages } from '#platform/messages'
import { CartBadge } from '#shell/cart-badge.tsx'
import styles from '#shell/mobile-bar.module.css'
import { shellMessages } from '#shell/shell-messages'
import textStyles from '#ui/text.module.css'

/** SHELL-39, SHELL-40. */
export function MobileBar() {
  const t = useMessages(shellMessages)
  const count = useItemCount()
  return (
    <nav className={styles.bar} aria-label={t.mainNavigation}>
      <NavLink to={PATHS.home} end>
        <House aria-hidden />
        {t.home}
      </NavLink>
      <NavLink to={PATHS.products}>
        <LayoutGrid aria-hidden />
        {t.allCategories}
      </NavLink>
      <NavLink to={PATHS.cart}>
        <ShoppingBag aria-hidden />
        <CartBadge className={styles.badge} />
        <span aria-hidden="true">{t.cart}</span>
        <span className={textStyles.srOnly}>{count ? t.cartWith(count) : t.cart}</span>
      </NavLink>
      <NavLink to={PATHS.profile}>
        <UserRound aria-hidden />
        {t.profile}
      </NavLink>
    </nav>
  )
}
