import { Icon } from '@little-dunes/design/icon.tsx'
import { isEmail } from '@little-dunes/domain/accounts/email'
import { PATHS } from '@little-dunes/domain/paths'
import { MailCheck } from 'lucide'
import { useEffect, useRef, useState } from 'react'
import { accountMessages } from '#account/account-messages'
import { AuthForm, SubmitButton } from '#account/sign-in/auth-form.tsx'
import styles from '#account/sign-in/auth-layout.module.css'
import { AuthLayout } from '#account/sign-in/auth-layout.tsx'
import { useSubmit } from '#account/use-submit'
import { call } from '#platform/client'
import { useMessages } from '#platform/messages'
import { useSession } from '#platform/session'
import { Field } from '#ui/form/field.tsx'
import { Input } from '#ui/form/input.tsx'
import { useFormProblems } from '#ui/form/use-form-problems'
import { Link } from '#ui/link.tsx'
import textStyles from '#ui/text.module.css'

/** Asks for the email; the answer is the same with and without an account. */
function AskForm({ onSent }: { onSent(): void }) {
  const t = useMessages(accountMessages)
  const alive = useSession((session) => session.status !== 'checking')
  const form = useRef<HTMLFormElement>(null)
  const { problems, submitted, onBlur, onInput } = useFormProblems<'email'>(form, ({ email }) => {
    if (email.trim() === '') return { email: t.problems.required }
    return isEmail(email.trim()) ? {} : { email: t.problems.email }
  })
  const { busy, sendOnce } = useSubmit(async ({ email }: { email: string }) => {
    const answer = await call('POST /api/user/forgot-password', { email })
    if (!answer.success) throw new Error(answer.message)
    onSent()
  })
  return (
    <AuthForm ref={form} onSubmit={(event) => sendOnce(submitted(event))} onBlur={onBlur} onInput={onInput}>
      <Field label={t.email} error={problems.email}>
        {(control) => (
          <Input {...control} name="email" type="email" dir="ltr" autoComplete="email" required />
        )}
      </Field>
      <SubmitButton alive={alive} busy={busy}>
        {t.sendLink}
      </SubmitButton>
    </AuthForm>
  )
}

function Sent({ onAgain }: { onAgain(): void }) {
  const t = useMessages(accountMessages)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <>
      <Icon node={MailCheck} className={styles.mark} />
      <h1 ref={heading} tabIndex={-1} className={textStyles.display}>
        {t.checkInbox}
      </h1>
      <p className={styles.hint}>{t.linkOnItsWay}</p>
      <p className={styles.back}>
        <button type="button" className={textStyles.link} onClick={onAgain}>
          {t.anotherEmail}
        </button>
      </p>
    </>
  )
}

export default function ForgotPasswordPage() {
  const t = useMessages(accountMessages)
  const [sent, setSent] = useState(false)
  return (
    <AuthLayout title={t.forgotTitle} picture={2}>
      {sent ? (
        <Sent onAgain={() => setSent(false)} />
      ) : (
        <>
          <h1 className={textStyles.display}>{t.forgotPassword}</h1>
          <p className={styles.hint}>{t.forgotHint}</p>
          <AskForm onSent={() => setSent(true)} />
        </>
      )}
      <p className={styles.back}>
        <Link to={PATHS.login} className={textStyles.link}>
          {t.backToSignIn}
        </Link>
      </p>
    </AuthLayout>
  )
}
