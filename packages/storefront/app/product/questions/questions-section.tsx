import { useMessages } from '#platform/messages'
import { AskQuestion } from '#product/questions/ask-question.tsx'
import { QuestionItem } from '#product/questions/question-item.tsx'
import styles from '#product/questions/questions.module.css'
import { questionsMessages } from '#product/questions/questions-messages'
import { useQuestions } from '#product/questions/use-questions'
import { Button } from '#ui/button.tsx'
import textStyles from '#ui/text.module.css'

interface QuestionsProps {
  productId: string
  shopName: string
}

/** Customers' questions with the shop's answers, and a form to ask. */
export default function QuestionsSection({ productId, shopName }: QuestionsProps) {
  const t = useMessages(questionsMessages)
  const { shown, waiting, showMore, remove, readWaiting } = useQuestions(productId)
  const { questions = [], total = 0 } = shown ?? {}
  return (
    <section aria-labelledby="questions-title" aria-busy={shown === null}>
      <div className={styles.head}>
        <h2 id="questions-title" className={textStyles.display}>
          {t.title}
        </h2>
        <p>{t.intro}</p>
      </div>
      <AskQuestion productId={productId} onAsked={readWaiting} />
      {waiting.length > 0 && (
        <div className={styles.waiting}>
          <p>{t.waiting}</p>
          <ul>
            {waiting.map(({ id, question }) => (
              <li key={id}>
                <p dir="auto">{question}</p>
                <button type="button" className={textStyles.link} onClick={() => void remove(id)}>
                  {t.remove}
                </button>
              </li>
            ))}
          </ul>
        </div>
      )}
      {shown === null && <p className={styles.none}>{t.loading}</p>}
      {shown !== null && questions.length === 0 && <p className={styles.none}>{t.none}</p>}
      <ul className={styles.questions}>
        {questions.map((question) => (
          <QuestionItem key={question.id} question={question} shopName={shopName} />
        ))}
      </ul>
      {questions.length < total && (
        <Button look="outline" onClick={() => void showMore()}>
          {t.more}
        </Button>
      )}
    </section>
  )
}
