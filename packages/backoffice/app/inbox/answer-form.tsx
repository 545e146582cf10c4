import { isWireRefusal, type WireRefusal } from '@little-dunes/domain/messages/failures'
import { clsx } from 'clsx'
import { useState } from 'react'
import styles from '#inbox/inbox-entry.module.css'
import { usePermission } from '#platform/member'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/form/field.tsx'
import { showError, showToast } from '#ui/toast/toast-store'

type Reply = Promise<object | WireRefusal | null>

interface AnswerFormProps {
  entry: { name: string; answer: string; hidden: boolean }
  /** Maximum of letters in an answer. */
  longest: number
  busy: boolean
  publish(answer: string): Reply
  hide(hidden: boolean): Reply
  texts: Record<
    'answerHint' | 'save' | 'saved' | 'removed' | 'hide' | 'show' | 'hidden' | 'shown' | 'undo',
    string
  > & {
    answerLabel(name: string): string
  }
}

const isDone = (reply: Awaited<Reply>): boolean => reply !== null && !isWireRefusal(reply)

/**
 * The shop's public answer, and a button that hides the customer's text or shows it again. Roles that only read see the
 * answer alone.
 */
export function AnswerForm({ entry, longest, busy, publish, hide, texts }: AnswerFormProps) {
  const mayWrite = usePermission('reviews:write')
  const [answer, setAnswer] = useState(entry.answer)

  async function save(): Promise<void> {
    if (isDone(await publish(answer))) showToast(answer.trim() === '' ? texts.removed : texts.saved)
  }

  async function hideWithUndo(): Promise<void> {
    const undo = { label: texts.undo, run: () => void hide(entry.hidden).catch(showError) }
    if (isDone(await hide(!entry.hidden))) showToast(entry.hidden ? texts.shown : texts.hidden, { undo })
  }

  if (!mayWrite) return entry.answer && <p className={styles.text}>{entry.answer}</p>
  return (
    <>
      <Field label={texts.answerLabel(entry.name)} hint={texts.answerHint}>
        {(control) => (
          <textarea
            {...control}
            className={clsx(control.className, styles.answer)}
            rows={2}
            dir="auto"
            maxLength={longest}
            value={answer}
            onChange={({ target }) => setAnswer(target.value)}
          />
        )}
      </Field>
      <footer>
        <Button
          size="small"
          busy={busy}
          disabled={answer.trim() === entry.answer}
          onClick={() => void save().catch(showError)}
        >
          {texts.save}
        </Button>
        <Button look="outline" size="small" busy={busy} onClick={() => void hideWithUndo().catch(showError)}>
          {entry.hidden ? texts.show : texts.hide}
        </Button>
      </footer>
    </>
  )
}
