import { Icon } from '@little-dunes/design/icon.tsx'
import { clsx } from 'clsx'
import { ArrowLeft, ExternalLink } from 'lucide'
import { Link } from 'react-router'
import { HelpLink } from '#shell/help-link.tsx'
import { PaletteOpener } from '#shell/palette/palette-opener.tsx'
import { shellMessages } from '#shell/shell-messages'
import { Shortcuts } from '#shell/shortcuts/shortcuts.tsx'
import styles from '#shell/top-line.module.css'
import { Bell } from '#shell/waiting/bell.tsx'
import { ShopMark } from '#ui/brand/shop-logo.tsx'
import { LanguageSwitch } from '#ui/language-switch.tsx'
import { mediaHook } from '#ui/media-hook'
import mirrorStyles from '#ui/mirrored.module.css'
import { useShownPage } from '#ui/shown-page'

const useIsPhone = mediaHook('(width < 768px)')

function PageName() {
  const { title, parent } = useShownPage()
  return parent ? (
    <Link className={styles.name} to={parent.to}>
      <Icon node={ArrowLeft} className={mirrorStyles.mirrored} />
      {parent.name}
    </Link>
  ) : (
    <b className={styles.name}>
      <ShopMark width="28" height="28" />
      {title}
    </b>
  )
}

/**
 * Above every screen: the other language, the link to the shop and Help. Phones have language and shop under More, and
 * show the page title here.
 */
export function TopLine() {
  const isPhone = useIsPhone()
  return (
    <header className={styles.line}>
      {isPhone && <PageName />}
      <PaletteOpener />
      <span className={styles.language}>
        <LanguageSwitch />
      </span>
      <a className={styles.link} href="/" target="_blank" rel="noreferrer">
        <Icon node={ExternalLink} />
        {shellMessages.viewShop}
      </a>
      <HelpLink className={clsx(styles.link, styles.help)} />
      <Shortcuts />
      <Bell />
    </header>
  )
}
