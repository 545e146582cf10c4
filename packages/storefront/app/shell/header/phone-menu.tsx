import { Icon } from '@little-dunes/design/icon.tsx'
import { LIST_FLAGS } from '@little-dunes/domain/catalogue/curated-lists'
import { DEPARTMENTS, departmentSlug } from '@little-dunes/domain/catalogue/departments'
import { LANGUAGE_NAMES } from '@little-dunes/domain/i18n/languages'
import { listPath, PATHS, typePath } from '@little-dunes/domain/paths'
import { clsx } from 'clsx'
import { Footprints, Heart, Menu, Shirt, ToyBrick, Truck, X, Zap } from 'lucide'
import { useEffect, useRef } from 'react'
import { PAGE_LANGUAGE, useMessages } from '#platform/messages'
import { useAssortment } from '#platform/root-data'
import { AccountEntries, SignInLink } from '#shell/header/account-menu.tsx'
import styles from '#shell/header/phone-menu.module.css'
import { useShopEntries } from '#shell/header/shop-entries'
import { LanguageSwitch } from '#shell/language/language-switch.tsx'
import { shellMessages } from '#shell/shell-messages'
import { ShopLogo } from '#shell/shop-logo.tsx'
import iconButtonStyles from '#ui/icon-button.module.css'
import { Link } from '#ui/link.tsx'

const MENU = 'menu'
const ICONS = { Clothing: Shirt, Shoes: Footprints, Toys: ToyBrick }

function Lists() {
  const t = useMessages(shellMessages)
  const { departments = DEPARTMENTS, flags = LIST_FLAGS } = useAssortment()
  return (
    <ul>
      {departments.map((department) => (
        <li key={department}>
          <Link to={typePath(departmentSlug(department))}>
            <Icon node={ICONS[department]} />
            {t.departments[department]}
          </Link>
        </li>
      ))}
      {flags.includes('flashsale') && (
        <li>
          <Link to={listPath({ flag: 'flashsale' })}>
            <Icon node={Zap} />
            {t.flashSale}
          </Link>
        </li>
      )}
    </ul>
  )
}

/** Closes the menu once a link is followed: the page may stay, and Back may return to it as it was. */
function useCloseAfterClick() {
  const menu = useRef<HTMLElement>(null)
  useEffect(() => {
    const element = menu.current
    const close = ({ target }: Event) =>
      target instanceof Element && target.closest('a, button') && element?.hidePopover()
    element?.addEventListener('click', close)
    return () => element?.removeEventListener('click', close)
  }, [])
  return menu
}

/** Links that do not fit in the phone header. A native popover opens it, so it needs no script. */
export function PhoneMenu() {
  const t = useMessages(shellMessages)
  const entries = useShopEntries()
  return (
    <>
      <button
        type="button"
        className={clsx(iconButtonStyles.plain, styles.opener)}
        popoverTarget={MENU}
        aria-label={t.menu}
      >
        <Icon node={Menu} />
      </button>
      <nav className={styles.menu} id={MENU} popover="auto" aria-label={t.menu} ref={useCloseAfterClick()}>
        <div className={styles.head}>
          <ShopLogo alt="" width={184} height={36} own={styles.own} loading="lazy" />
          <button
            type="button"
            className={iconButtonStyles.plain}
            popoverTarget={MENU}
            popoverTargetAction="hide"
            aria-label={t.close}
          >
            <Icon node={X} />
          </button>
        </div>
        <ul className={styles.tiles}>
          {entries.map(({ audience, name, to, isCurrent }) => (
            <li key={audience}>
              <Link to={to} aria-current={isCurrent ? 'page' : undefined}>
                {name}
              </Link>
            </li>
          ))}
        </ul>
        <Lists />
        <ul>
          <li>
            <Link to={PATHS.wishlist}>
              <Icon node={Heart} />
              {t.wishlist}
            </Link>
          </li>
          <li>
            <Link to={PATHS.trackOrder}>
              <Icon node={Truck} />
              {t.trackOrder}
            </Link>
          </li>
        </ul>
        <AccountEntries data-visitor="customer" />
        <div className={styles.foot}>
          <SignInLink wide data-visitor="guest" />
          <div className={styles.languages}>
            <span aria-current="true">{LANGUAGE_NAMES[PAGE_LANGUAGE]}</span>
            <LanguageSwitch />
          </div>
        </div>
      </nav>
    </>
  )
}
