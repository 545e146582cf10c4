import { Icon } from '@little-dunes/design/icon.tsx'
import { PATHS } from '@little-dunes/domain/paths'
import { clsx } from 'clsx'
import { Heart } from 'lucide'
import { useMessages } from '#platform/messages'
import { useShopName } from '#platform/root-data'
import { AccountMenu } from '#shell/header/account-menu.tsx'
import { CartLink } from '#shell/header/cart-link.tsx'
import styles from '#shell/header/header.module.css'
import { PhoneMenu } from '#shell/header/phone-menu.tsx'
import { SearchBox } from '#shell/header/search-box.tsx'
import { ShopLinks } from '#shell/header/shop-links.tsx'
import { ShopPills } from '#shell/header/shop-pills.tsx'
import { LanguageSwitch } from '#shell/language/language-switch.tsx'
import { shellMessages } from '#shell/shell-messages'
import { ShopLogo } from '#shell/shop-logo.tsx'
import iconButtonStyles from '#ui/icon-button.module.css'
import layoutStyles from '#ui/layout.module.css'
import { Link } from '#ui/link.tsx'
import textStyles from '#ui/text.module.css'

/**
 * SHELL-24 to SHELL-35. The style sheet hides it until the check for a stored token (SHELL-21). On phones it is one row,
 * with the account in the menu; the row leaves while the page is scrolled down (`follow-scroll.ts`).
 */
export function Header() {
  const t = useMessages(shellMessages)
  return (
    <header className={styles.header}>
      <div className={styles.row}>
        <div className={clsx(layoutStyles.wrap, styles.bar)}>
          <PhoneMenu />
          <Link to={PATHS.home} className={clsx(styles.logo, textStyles.reach)}>
            <ShopLogo alt={t.homeLink(useShopName())} width={184} height={36} own={styles.own} />
          </Link>
          <ShopLinks />
          <SearchBox />
          <div className={styles.actions}>
            <LanguageSwitch className={styles.language} full={styles.full} short={styles.short} />
            <Link
              to={PATHS.wishlist}
              className={clsx(iconButtonStyles.plain, styles.wishlist)}
              aria-label={t.wishlist}
            >
              <Icon node={Heart} />
            </Link>
            <CartLink />
            <AccountMenu />
          </div>
        </div>
      </div>
      <ShopPills />
    </header>
  )
}
