import { Icon } from '@little-dunes/design/icon.tsx'
import { PATHS } from '@little-dunes/domain/paths'
import { House, LayoutGrid, ShoppingBag, UserRound } from 'lucide'
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
        <Icon node={House} />
        {t.home}
      </NavLink>
      <NavLink to={PATHS.products}>
        <Icon node={LayoutGrid} />
        {t.allCategories}
      </NavLink>
      <NavLink to={PATHS.cart}>
        <Icon node={ShoppingBag} />
        <CartBadge className={styles.badge} />
        <span aria-hidden="true">{t.cart}</span>
        <span className={textStyles.srOnly}>{count ? t.cartWith(count) : t.cart}</span>
      </NavLink>
      <NavLink to={PATHS.profile}>
        <Icon node={UserRound} />
        {t.profile}
      </NavLink>
    </nav>
  )
}
