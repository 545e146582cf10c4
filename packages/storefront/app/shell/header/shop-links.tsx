import { useRef } from 'react'
import { useMessages } from '#platform/messages'
import { useShopEntries } from '#shell/header/shop-entries'
import styles from '#shell/header/shop-links.module.css'
import { useLoadedShopMenu } from '#shell/header/use-loaded-shop-menu'
import { useHasMenus, useOpenedMenu } from '#shell/header/use-opened-menu'
import { useOutsideClose } from '#shell/header/use-outside-close'
import { shellMessages } from '#shell/shell-messages'
import { Link } from '#ui/link.tsx'

/** SHELL-25, each link with a menu of its sub-lists. Without script the lists have these links. */
export function ShopLinks() {
  const t = useMessages(shellMessages)
  const entries = useShopEntries()
  const hasMenus = useHasMenus()
  const area = useRef<HTMLElement>(null)
  const { opened, open, openSoon, close, closeSoon } = useOpenedMenu()
  const ShopMenu = useLoadedShopMenu(opened !== null)

  useOutsideClose(area, opened !== null, () => {
    close()
    // From an entry, the focus returns to the link of the menu.
    if (area.current?.contains(document.activeElement))
      area.current.querySelector<HTMLElement>('[aria-expanded=true]')?.focus()
  })

  return (
    <nav className={styles.links} aria-label={t.shopNavigation} ref={area}>
      {entries.map(({ audience, name, to, isCurrent }) => {
        const isOpen = opened?.audience === audience
        return (
          <div
            key={audience}
            onPointerEnter={({ pointerType }) => pointerType === 'mouse' && openSoon(audience)}
            onPointerLeave={closeSoon}
          >
            <Link
              to={to}
              aria-current={isCurrent ? 'page' : undefined}
              {...(hasMenus && { 'aria-haspopup': true, 'aria-expanded': isOpen })}
              onFocus={() => isOpen || close()}
              onKeyDown={(event) => {
                if (event.key !== 'ArrowDown') return
                event.preventDefault()
                open(audience)
              }}
            >
              {name}
            </Link>
            {isOpen && ShopMenu && <ShopMenu {...{ audience, name, to }} takesFocus={opened.byKey} />}
          </div>
        )
      })}
    </nav>
  )
}
