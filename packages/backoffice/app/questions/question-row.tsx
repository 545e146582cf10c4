import type { StaffQuestion } from '@little-dunes/domain/contract/staff/reviews/question-calls'
import { isWireRefusal } from '@little-dunes/domain/messages/failures'
import { DIRECTIONS } from '@little-dunes/domain/messages/languages'
import { LONGEST_ANSWER } from '@little-dunes/domain/reviews/question'
import { clsx } from 'clsx'
import { useState } from 'react'
import { Link } from 'react-router'
import { formatDateTime } from '#platform/format'
import { usePermission } from '#platform/member'
import { questionsMessages as texts } from '#questions/questions-messages'
import styles from '#questions/questions-screen.module.css'
import { PATHS } from '#shell/paths'
import { Button } from '#ui/button.tsx'
import { Tag } from '#ui/display/tag.tsx'
import { Field } from '#ui/form/field.tsx'
import { showError, showToast } from '#ui/toast/toast-store'
import { useMutation } from '#ui/use-mutation'

/** One question with what may be done about it. */
export function QuestionRow({ question }: { question: StaffQuestion }) {
  const { id: questionId, name, language, at, hidden, productId, productName, shopperId } = question
  const mayWrite = usePermission('content:write')
  const maySeeShopper = usePermission('shoppers:read')
  const { busy, change } = useMutation()
  const [answer, setAnswer] = useState(question.answer)

  async function hide(next: boolean): Promise<boolean> {
    const done = await change('POST /api/staff/question/hide', { questionId, hidden: next })
    return done !== null && !isWireRefusal(done)
  }

  async function hideWithUndo(): Promise<void> {
    const undo = { label: texts.undo, run: () => void hide(hidden).catch(showError) }
    if (await hide(!hidden)) showToast(hidden ? texts.shown : texts.hidden, { undo })
  }

  async function publish(): Promise<void> {
    const done = await change('POST /api/staff/question/answer', {
      questionId,
      from: question.answer,
      answer,
    })
    if (done !== null && !isWireRefusal(done)) showToast(answer.trim() === '' ? texts.removed : texts.saved)
  }

  return (
    <li className={styles.question}>
      <header>
        <Link to={`${PATHS.products}/${productId}`}>
          <bdi>{productName}</bdi>
        </Link>
        {maySeeShopper ? (
          <Link to={`${PATHS.shoppers}/${shopperId}`}>
            <bdi>{name}</bdi>
          </Link>
        ) : (
          <bdi>{name}</bdi>
        )}
        <Tag>{texts.languages[language]}</Tag>
        {hidden && <Tag>{texts.hiddenTag}</Tag>}
        <time dateTime={new Date(at).toISOString()}>{formatDateTime(at)}</time>
      </header>
      <p className={styles.words} lang={language} dir={DIRECTIONS[language]}>
        {question.question}
      </p>
      {mayWrite ? (
        <>
          <Field label={texts.answerLabel(name)} hint={texts.answerHint}>
            {(control) => (
              <textarea
                {...control}
                className={clsx(control.className, styles.answer)}
                rows={2}
                dir="auto"
                maxLength={LONGEST_ANSWER}
                value={answer}
                onChange={({ target }) => setAnswer(target.value)}
              />
            )}
          </Field>
          <footer>
            <Button
              size="small"
              busy={busy}
              disabled={answer.trim() === question.answer}
              onClick={() => void publish().catch(showError)}
            >
              {texts.save}
            </Button>
            <Button
              look="outline"
              size="small"
              busy={busy}
              onClick={() => void hideWithUndo().catch(showError)}
            >
              {hidden ? texts.show : texts.hide}
            </Button>
          </footer>
        </>
      ) : (
        question.answer && <p className={styles.words}>{question.answer}</p>
      )}
    </li>
  )
}
