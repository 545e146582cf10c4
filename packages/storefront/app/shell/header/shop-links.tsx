import { Icon } from '@little-dunes/design/icon.tsx'
import { CATEGORIES, type Category } from '@little-dunes/domain/catalogue/product'
import { categoryPath, PATHS } from '@little-dunes/domain/paths'
import { ChevronDown } from 'lucide'
import { useCallback, useRef, useState } from 'react'
import { useLocation } from '#platform/address/address'
import { useMessages } from '#platform/messages'
import { useAssortment } from '#platform/root-data'
import headerStyles from '#shell/header/header.module.css'
import styles from '#shell/header/shop-links.module.css'
import { useLoadedShopMenu } from '#shell/header/use-loaded-shop-menu'
import { useOutsideClose } from '#shell/header/use-outside-close'
import { shellMessages } from '#shell/shell-messages'
import { Link } from '#ui/link.tsx'
import textStyles from '#ui/text.module.css'

/** The audience of an address: of the list, or of the product. */
function getAudience({ pathname, search }: { pathname: string; search: string }): string | null {
  if (pathname === PATHS.products) return new URLSearchParams(search).get('category') ?? ''
  const [, category, title, id] = pathname.split(PATHS.home)
  return title && id && category ? category : null
}

/** Long enough to cross the gap between a link and its menu. */
const CLOSE_AFTER_MS = 200

function useHover(open: (entry: Category | '') => void, close: () => void) {
  const leaving = useRef(0)
  return {
    enter(entry: Category | '', pointerType: string) {
      window.clearTimeout(leaving.current)
      if (pointerType === 'mouse') open(entry)
    },
    stay: () => window.clearTimeout(leaving.current),
    leave() {
      leaving.current = window.setTimeout(close, CLOSE_AFTER_MS)
    },
  }
}

/**
 * SHELL-25, each link with a menu of its sub-lists. Without script and on narrow screens, the lists have these links.
 */
export function ShopLinks() {
  const t = useMessages(shellMessages)
  const { audiences = CATEGORIES } = useAssortment()
  const location = useLocation()
  const audience = getAudience(location)
  const [opened, setOpened] = useState<{ entry: Category | ''; at: typeof location } | null>(null)
  const area = useRef<HTMLDivElement>(null)
  const close = useCallback(() => setOpened(null), [])
  // Another page closes it.
  const entry = opened?.at === location ? opened.entry : null
  useOutsideClose(area, entry !== null, close)
  const ShopMenu = useLoadedShopMenu(entry !== null)
  const hover = useHover((hovered) => setOpened({ entry: hovered, at: location }), close)
  return (
    <div className={styles.area} ref={area} onPointerEnter={hover.stay} onPointerLeave={hover.leave}>
      <nav className={headerStyles.links} aria-label={t.shopNavigation}>
        {(['', ...audiences] as const).map((one) => {
          const name = one ? t.categories[one] : t.all
          return (
            <span key={one} onPointerEnter={({ pointerType }) => hover.enter(one, pointerType)}>
              <Link
                to={one ? categoryPath(one) : PATHS.products}
                className={textStyles.reach}
                aria-current={audience === one ? 'page' : undefined}
              >
                {name}
              </Link>
              <button
                type="button"
                className={styles.opener}
                aria-label={t.menuLabel(name)}
                aria-expanded={entry === one}
                // A mouse has already opened the menu by hovering; only the keyboard closes it by the same button.
                onClick={({ detail }) =>
                  setOpened(entry === one && detail === 0 ? null : { entry: one, at: location })
                }
              >
                <Icon node={ChevronDown} />
              </button>
            </span>
          )
        })}
      </nav>
      {entry !== null && ShopMenu && <ShopMenu key={entry} audience={entry} />}
    </div>
  )
}
