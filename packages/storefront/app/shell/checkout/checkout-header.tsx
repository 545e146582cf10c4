import { Icon } from '@little-dunes/design/icon.tsx'
import { PATHS } from '@little-dunes/domain/paths'
import { clsx } from 'clsx'
import { Check, Lock } from 'lucide'
import { useLocation } from '#platform/address/address'
import { useMessages } from '#platform/messages'
import { useShopName } from '#platform/root-data'
import styles from '#shell/checkout/checkout-header.module.css'
import { LanguageSwitch } from '#shell/language/language-switch.tsx'
import { shellMessages } from '#shell/shell-messages'
import { ShopLogo } from '#shell/shop-logo.tsx'
import layoutStyles from '#ui/layout.module.css'
import { Link } from '#ui/link.tsx'
import textStyles from '#ui/text.module.css'

const STEPS = [
  [PATHS.cart, 'cart'],
  [PATHS.checkout, 'delivery'],
  [PATHS.payment, 'payment'],
] as const

/** Cart, delivery, payment. The steps before the current one are links. */
function Steps() {
  const t = useMessages(shellMessages)
  const { pathname } = useLocation()
  const now = pathname.replace(/\/$/, '') === PATHS.checkout ? 1 : 2
  return (
    <ol className={styles.steps} aria-label={t.steps.label}>
      {STEPS.map(([path, name], place) => (
        <li
          key={name}
          className={clsx(place < now && styles.done, place === now && styles.now)}
          aria-current={place === now ? 'step' : undefined}
        >
          <span className={styles.dot} aria-hidden="true">
            {place < now ? <Icon node={Check} /> : place + 1}
          </span>
          {place < now ? (
            <Link to={path} className={textStyles.reach}>
              {t.steps[name]}
            </Link>
          ) : (
            t.steps[name]
          )}
        </li>
      ))}
    </ol>
  )
}

/** The header of the pages on which customers order: logo, steps, language. */
export function CheckoutHeader() {
  const t = useMessages(shellMessages)
  return (
    <header className={styles.header}>
      <div className={clsx(layoutStyles.wrap, styles.bar)}>
        <Link to={PATHS.home} className={clsx(styles.logo, textStyles.reach)}>
          <ShopLogo alt={t.homeLink(useShopName())} width={184} height={36} own={styles.own} />
        </Link>
        <Steps />
        <div className={styles.end}>
          <span className={styles.safe}>
            <Icon node={Lock} />
            <span>{t.secureCheckout}</span>
          </span>
          <LanguageSwitch className={styles.language} />
        </div>
      </div>
    </header>
  )
}
