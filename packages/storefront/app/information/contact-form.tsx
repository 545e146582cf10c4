import {
  CONTACT_LENGTHS,
  contactProblems,
  type ContactForm as Form,
} from '@little-dunes/domain/accounts/contact-form'
import { clsx } from 'clsx'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import styles from '#information/contact-form.module.css'
import { informationMessages } from '#information/information-messages'
import { call } from '#platform/client'
import { useMessages } from '#platform/messages'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/form/field.tsx'
import inputStyles from '#ui/form/input.module.css'
import { Input } from '#ui/form/input.tsx'
import { useFormProblems } from '#ui/form/use-form-problems'
import { showToast } from '#ui/toast/toast-store'

type Problems = Partial<Record<keyof Form, string>>

function useProblems() {
  const t = useMessages(informationMessages)
  return (values: Form): Problems =>
    Object.fromEntries(
      Object.entries(contactProblems(values)).map(([name, problem]) => [name, t.form.problems[problem]]),
    )
}

/** Shown after the message was sent: the next steps. */
function Sent({ onAgain }: { onAgain(): void }) {
  const t = useMessages(informationMessages)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <section className={styles.sent}>
      <h2 ref={heading} tabIndex={-1}>
        {t.form.sent}
      </h2>
      <p>{t.form.sentHint}</p>
      <Button look="outline" onClick={onAgain}>
        {t.form.again}
      </Button>
    </section>
  )
}

/** Sends a message to the shop; the text stays in the form until it has been sent. */
export function ContactForm() {
  const t = useMessages(informationMessages)
  const check = useProblems()
  const form = useRef<HTMLFormElement>(null)
  const [isSent, setSent] = useState(false)
  const [busy, setBusy] = useState(false)
  const { problems, submitted, onBlur, onInput } = useFormProblems<keyof Form>(form, check)

  async function send(event: FormEvent<HTMLFormElement>): Promise<void> {
    const values = submitted(event)
    if (!values || busy) return
    setBusy(true)
    const answer = await call('POST /api/contact', values).catch(() => null)
    setBusy(false)
    if (answer?.success) setSent(true)
    else showToast(answer?.message ?? t.form.failed, { kind: 'error' })
  }

  if (isSent) return <Sent onAgain={() => setSent(false)} />
  return (
    <form ref={form} className={styles.form} noValidate onSubmit={send} onBlur={onBlur} onInput={onInput}>
      <h2>{t.form.heading}</h2>
      <Field label={t.form.name} error={problems.name}>
        {(control) => <Input {...control} name="name" autoComplete="name" maxLength={CONTACT_LENGTHS.name} />}
      </Field>
      <Field label={t.form.email} error={problems.email}>
        {(control) => (
          <Input
            {...control}
            name="email"
            type="email"
            dir="ltr"
            autoComplete="email"
            maxLength={CONTACT_LENGTHS.email}
          />
        )}
      </Field>
      <Field label={t.form.orderNumber} error={problems.orderNumber}>
        {(control) => (
          <Input
            {...control}
            name="orderNumber"
            dir="ltr"
            placeholder="LD-10471"
            autoComplete="off"
            maxLength={CONTACT_LENGTHS.orderNumber}
          />
        )}
      </Field>
      <Field label={t.form.message} error={problems.message} className={styles.wide}>
        {(control) => (
          <textarea
            {...control}
            name="message"
            rows={6}
            maxLength={CONTACT_LENGTHS.message}
            className={clsx(inputStyles.input, styles.message)}
          />
        )}
      </Field>
      <p className={styles.wide}>{t.form.privacy}</p>
      <Button type="submit" aria-disabled={busy}>
        {t.form.send}
      </Button>
    </form>
  )
}
