import { Icon } from '@little-dunes/design/icon.tsx'
import { PATHS } from '@little-dunes/domain/paths'
import { House, LayoutGrid, ShoppingBag, UserRound } from 'lucide'
import type { ReactNode } from 'react'
import { useItemCount } from '#cart/store/cart-store'
import { useLocation } from '#platform/address/address'
import { useMessages } from '#platform/messages'
import { CartBadge } from '#shell/cart-badge.tsx'
import styles from '#shell/mobile-bar.module.css'
import { shellMessages } from '#shell/shell-messages'
import { Link } from '#ui/link.tsx'
import textStyles from '#ui/text.module.css'

function Entry({ to, children }: { to: string; children: ReactNode }) {
  const { pathname } = useLocation()
  const isHere = pathname === to || pathname.startsWith(`${to}/`)
  return (
    <Link to={to} aria-current={isHere ? 'page' : undefined}>
      {children}
    </Link>
  )
}

/** SHELL-39, SHELL-40. */
export function MobileBar() {
  const t = useMessages(shellMessages)
  const count = useItemCount()
  return (
    <nav className={styles.bar} aria-label={t.mainNavigation}>
      <Entry to={PATHS.home}>
        <Icon node={House} />
        {t.home}
      </Entry>
      <Entry to={PATHS.products}>
        <Icon node={LayoutGrid} />
        {t.allCategories}
      </Entry>
      <Entry to={PATHS.cart}>
        <Icon node={ShoppingBag} />
        <CartBadge className={styles.badge} />
        <span aria-hidden="true">{t.cart}</span>
        <span className={textStyles.srOnly}>{count ? t.cartWith(count) : t.cart}</span>
      </Entry>
      <Entry to={PATHS.profile}>
        <Icon node={UserRound} />
        {t.profile}
      </Entry>
    </nav>
  )
}
