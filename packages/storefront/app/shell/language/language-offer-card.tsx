import { Icon } from '@little-dunes/design/icon.tsx'
import { X } from 'lucide'
import { useMessages } from '#platform/messages'
import styles from '#shell/language/language-offer-card.module.css'
import { rememberLanguageChoice } from '#shell/language/language-offer-key'
import { LanguageSwitch } from '#shell/language/language-switch.tsx'
import { shellMessages } from '#shell/shell-messages'
import iconButtonStyles from '#ui/icon-button.module.css'

/** A line at the foot of the window that covers nothing a page needs; either answer ends it for good. */
export default function LanguageOfferCard({ onAnswered }: { onAnswered: () => void }) {
  const t = useMessages(shellMessages)
  function decline() {
    rememberLanguageChoice()
    onAnswered()
  }
  return (
    <aside className={styles.card} aria-label={t.languageOffer.label}>
      <LanguageSwitch className={styles.link}>{t.languageOffer.text}</LanguageSwitch>
      <button
        type="button"
        className={iconButtonStyles.plain}
        aria-label={t.languageOffer.decline}
        onClick={decline}
      >
        <Icon node={X} />
      </button>
    </aside>
  )
}
