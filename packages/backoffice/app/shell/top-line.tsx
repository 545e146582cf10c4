import { Icon } from '@little-dunes/design/icon.tsx'
import { ExternalLink } from 'lucide'
import { PaletteOpener } from '#shell/palette/palette-opener.tsx'
import { shellMessages } from '#shell/shell-messages'
import { Shortcuts } from '#shell/shortcuts/shortcuts.tsx'
import styles from '#shell/top-line.module.css'
import { Bell } from '#shell/waiting/bell.tsx'
import { LanguageSwitch } from '#ui/language-switch.tsx'

/** Above every screen: the other language and the way to the shop; on the phone the mark, the language below More. */
export function TopLine() {
  return (
    <header className={styles.line}>
      <img className={styles.mark} src="/mark.svg" alt="Little Dunes" width="30" height="30" />
      <PaletteOpener />
      <span className={styles.language}>
        <LanguageSwitch />
      </span>
      <a className={styles.link} href="/" target="_blank" rel="noreferrer">
        <Icon node={ExternalLink} />
        {shellMessages.viewShop}
      </a>
      <Shortcuts />
      <Bell />
    </header>
  )
}
