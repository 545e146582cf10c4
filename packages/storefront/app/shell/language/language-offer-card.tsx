import { Icon } from '@little-dunes/design/icon.tsx'
import type { Language, MessagesByLanguage } from '@little-dunes/domain/i18n/languages'
import { X } from 'lucide'
import { useMessages } from '#platform/messages'
import styles from '#shell/language/language-offer-card.module.css'
import { rememberLanguageChoice } from '#shell/language/language-offer-key'
import { LanguageLink } from '#shell/language/language-switch.tsx'
import { shellMessages } from '#shell/shell-messages'
import iconButtonStyles from '#ui/icon-button.module.css'

const READ_IN: MessagesByLanguage<string> = { en: 'Read in English?', ar: 'اقرأ بالعربية؟' }

interface LanguageOfferCardProps {
  language: Language
  onAnswered(): void
}

/** A line at the bottom of the window that covers no controls; either answer removes it for good. */
export default function LanguageOfferCard({ language, onAnswered }: LanguageOfferCardProps) {
  const t = useMessages(shellMessages)
  function decline() {
    rememberLanguageChoice()
    onAnswered()
  }
  return (
    <aside className={styles.card} aria-label={t.languageOffer.label}>
      <LanguageLink {...{ language }} className={styles.link}>
        {READ_IN[language]}
      </LanguageLink>
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
