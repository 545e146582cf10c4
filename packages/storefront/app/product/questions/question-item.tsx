import type { WireQuestion } from '@little-dunes/domain/contract/questions/question-calls'
import { DIRECTIONS } from '@little-dunes/domain/i18n/languages'
import { PAGE_LANGUAGE, useMessages } from '#platform/messages'
import styles from '#product/questions/questions.module.css'
import { questionsMessages } from '#product/questions/questions-messages'

interface QuestionItemProps {
  question: WireQuestion
  shopName: string
}

export function QuestionItem({ question: asked, shopName }: QuestionItemProps) {
  const t = useMessages(questionsMessages)
  const { question, name, language, answer, answeredAt } = asked
  return (
    <li className={styles.item}>
      <p className={styles.question} lang={language} dir={DIRECTIONS[language]}>
        {question}
      </p>
      <p className={styles.by}>
        <span>{t.asks(name)}</span>
        {language !== PAGE_LANGUAGE && <span className={styles.mark}>{t.inLanguage[language]}</span>}
      </p>
      <div className={styles.answer}>
        <p className={styles.by}>
          <b>{shopName}</b>
          <time dateTime={new Date(answeredAt).toISOString()}>{t.date(answeredAt)}</time>
        </p>
        <p dir="auto">{answer}</p>
      </div>
    </li>
  )
}
