import { DIRECTIONS, type Language } from '@little-dunes/domain/i18n/languages'
import {
  type EditableEmail,
  EMAIL_FACTS,
  type EmailFacts,
  type EmailWords,
  withWords,
} from '@little-dunes/domain/messages/email-words/email-words'
import { sampleEmail } from '@little-dunes/domain/messages/email-words/sample-email'
import { shopName } from '#platform/shop-name'
import { emailTextsMessages as texts } from '#settings/email-texts-messages'
import styles from '#settings/email-texts-screen.module.css'
import { sampleIn } from '#settings/sample-order'

interface EmailPreviewProps {
  kind: EditableEmail
  language: Language
  words: EmailWords
}

export function EmailPreview({ kind, language, words }: EmailPreviewProps) {
  const { items, ...sample } = sampleIn(language)
  const known = Object.entries(sample).filter(([name]) =>
    (EMAIL_FACTS[kind] as readonly string[]).includes(name),
  )
  const facts: EmailFacts = Object.fromEntries(known)
  const mail = withWords(sampleEmail(kind, language, facts, [items], shopName(language)), words, facts)
  const keyed = (parts: readonly string[] = []) => parts.map((text, at) => ({ text, key: `${at} ${text}` }))
  return (
    <section
      className={styles.mail}
      lang={language}
      dir={DIRECTIONS[language]}
      aria-label={texts.previewLabel(texts.languages[language])}
    >
      <h3>{mail.subject}</h3>
      {keyed(mail.paragraphs).map(({ text, key }) => (
        <p key={key}>{text}</p>
      ))}
      {mail.action && <p className={styles.button}>{mail.action}</p>}
      {keyed(mail.after).map(({ text, key }) => (
        <p key={key} className={styles.note}>
          {text}
        </p>
      ))}
      {mail.stop && <p className={styles.stop}>{mail.stop}</p>}
    </section>
  )
}
