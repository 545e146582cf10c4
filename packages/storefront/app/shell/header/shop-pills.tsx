import { isUuid } from '@little-dunes/domain/catalogue/product'
import { PATHS } from '@little-dunes/domain/paths'
import { useLocation } from '#platform/address/address'
import { useMessages } from '#platform/messages'
import { useShopEntries } from '#shell/header/shop-entries'
import styles from '#shell/header/shop-pills.module.css'
import { shellMessages } from '#shell/shell-messages'
import { Link } from '#ui/link.tsx'

/** The home page, the list and the list of a search term; not `/products/{id}`. */
function isHomeOrList(pathname: string): boolean {
  const [, first, term, ...rest] = pathname.split(PATHS.home)
  if (first !== PATHS.products.slice(1)) return pathname === PATHS.home
  return rest.length === 0 && !isUuid(term ?? '')
}

/** The shop links below the phone header, where customers start to look; elsewhere they are in the menu only. */
export function ShopPills() {
  const t = useMessages(shellMessages)
  const entries = useShopEntries()
  if (!isHomeOrList(useLocation().pathname) || entries.length === 1) return null
  return (
    <nav className={styles.pills} aria-label={t.shopNavigation}>
      {entries.map(({ audience, name, to, isCurrent }) => (
        <Link key={audience} to={to} aria-current={isCurrent ? 'page' : undefined}>
          {name}
        </Link>
      ))}
    </nav>
  )
}
