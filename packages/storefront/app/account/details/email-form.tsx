import { isEmail } from '@little-dunes/domain/accounts/email'
import type { WireUser } from '@little-dunes/domain/contract/accounts/account-calls'
import { useRef } from 'react'
import { detailsMessages } from '#account/details/details-messages'
import { useSending } from '#account/details/use-sending'
import styles from '#account/security/account-security.module.css'
import { AuthForm } from '#account/sign-in/auth-form.tsx'
import { PasswordInput } from '#account/sign-in/password-input.tsx'
import { call } from '#platform/client'
import { useMessages } from '#platform/messages'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/form/field.tsx'
import { Input } from '#ui/form/input.tsx'
import { useFormProblems } from '#ui/form/use-form-problems'
import { showToast } from '#ui/toast/toast-store'

type Names = 'email' | 'password'

/** The new email counts once the customer opens the link that the shop sends to it. */
export function EmailForm({ user }: { user: WireUser }) {
  const t = useMessages(detailsMessages)
  const form = useRef<HTMLFormElement>(null)
  const { problems, addProblems, submitted, onBlur, onInput } = useFormProblems<Names>(form, (values) => ({
    ...(!isEmail(values.email.trim()) && { email: t.problems.email }),
    ...(values.password === '' && { password: t.problems.required }),
  }))
  const { busy, sendOnce } = useSending(change)

  async function change(values: Record<Names, string>): Promise<void> {
    const answer = await call('POST /api/user/email', values)
    if (answer.success) {
      form.current?.reset()
      showToast(answer.message)
    } else if (answer.code === 'wrong_password') addProblems({ password: answer.message })
    else if (answer.code === 'email_taken' || answer.code === 'invalid_form')
      addProblems({ email: answer.code === 'email_taken' ? answer.message : t.problems.email })
    else throw new Error(answer.message)
  }

  return (
    <>
      <p>
        <bdi>{user.email}</bdi>
      </p>
      <AuthForm
        ref={form}
        className={styles.form}
        aria-labelledby="email-change"
        onSubmit={(event) => void sendOnce(submitted(event))}
        onBlur={onBlur}
        onInput={onInput}
      >
        <Field label={t.newEmail} error={problems.email}>
          {(control) => <Input {...control} name="email" type="email" autoComplete="off" required />}
        </Field>
        <Field label={t.password} error={problems.password}>
          {(control) => <PasswordInput {...control} autoComplete="current-password" required />}
        </Field>
        <p>{t.emailText}</p>
        <Button type="submit" look="outline" className={styles.save} aria-disabled={busy}>
          {t.changeEmail}
        </Button>
      </AuthForm>
    </>
  )
}
