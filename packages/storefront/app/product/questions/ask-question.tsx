import { PATHS } from '@little-dunes/domain/paths'
import { LONGEST_QUESTION } from '@little-dunes/domain/reviews/question'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { currentRoute } from '#platform/address/current-route'
import { call } from '#platform/client'
import { useMessages } from '#platform/messages'
import { returnState } from '#platform/return-path'
import { useSession } from '#platform/session'
import styles from '#product/questions/questions.module.css'
import { questionsMessages } from '#product/questions/questions-messages'
import { Button, ButtonLink } from '#ui/button.tsx'
import { Field } from '#ui/form/field.tsx'
import inputStyles from '#ui/form/input.module.css'
import { Input } from '#ui/form/input.tsx'
import { useFormProblems } from '#ui/form/use-form-problems'
import { showToast } from '#ui/toast/toast-store'

interface AskQuestionProps {
  productId: string
  onAsked(): Promise<void>
}

type Names = 'question' | 'name'

/** Opens a form for signed-in customers and links others to the sign-in. */
export function AskQuestion({ productId, onAsked }: AskQuestionProps) {
  const t = useMessages(questionsMessages)
  const token = useSession((session) => session.token)
  const [isOpen, setOpen] = useState(false)
  if (!token)
    return (
      <ButtonLink look="outline" size="small" to={PATHS.login} state={() => returnState(currentRoute())}>
        {t.signIn}
      </ButtonLink>
    )
  if (!isOpen)
    return (
      <Button look="outline" size="small" onClick={() => setOpen(true)}>
        {t.ask}
      </Button>
    )
  return <QuestionForm productId={productId} onAsked={onAsked} />
}

/** The text stays in the form until the question has been sent. */
function QuestionForm({ productId, onAsked }: AskQuestionProps) {
  const t = useMessages(questionsMessages)
  const form = useRef<HTMLFormElement>(null)
  const user = useSession((session) => session.user)
  const [busy, setBusy] = useState(false)
  const { problems, addProblems, submitted, onBlur, onInput } = useFormProblems<Names>(form, (values) => ({
    ...(values.question.trim() === '' && { question: t.questionNeeded }),
    ...(values.name.trim() === '' && { name: t.nameNeeded }),
  }))

  // The pressed button is gone, so the field takes the focus.
  useEffect(() => form.current?.querySelector('textarea')?.focus(), [])

  async function send(event: FormEvent<HTMLFormElement>): Promise<void> {
    const values = submitted(event)
    if (!values || busy) return
    setBusy(true)
    const answer = await call('POST /api/product/question/ask', { itemId: productId, ...values }).catch(
      () => null,
    )
    setBusy(false)
    if (answer?.success) {
      showToast(answer.message)
      form.current?.reset()
      return onAsked()
    }
    if (answer?.code === 'invalid_form') return addProblems({ name: t.nameNeeded })
    showToast(answer?.message ?? t.failed, { kind: 'error' })
  }

  return (
    <form
      ref={form}
      className={styles.form}
      noValidate
      onSubmit={(event) => void send(event)}
      onBlur={onBlur}
      onInput={onInput}
    >
      <Field label={t.question} error={problems.question}>
        {(control) => (
          <textarea
            {...control}
            name="question"
            rows={3}
            dir="auto"
            maxLength={LONGEST_QUESTION}
            className={inputStyles.input}
          />
        )}
      </Field>
      <Field label={t.name} error={problems.name}>
        {(control) => (
          <Input
            {...control}
            name="name"
            dir="auto"
            maxLength={60}
            defaultValue={user?.name.split(/\s/)[0]}
          />
        )}
      </Field>
      <p className={styles.hint}>{t.hint}</p>
      <Button type="submit" aria-disabled={busy}>
        {t.send}
      </Button>
    </form>
  )
}
