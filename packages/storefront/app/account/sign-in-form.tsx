import { type FormEvent, useRef, useState } from 'react'
import { accountMessages } from '#account/account-messages'
import { PasswordInput } from '#account/password-input.tsx'
import { call } from '#platform/client'
import { useMessages } from '#platform/messages'
import { useSession } from '#platform/session'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { Input } from '#ui/input.tsx'
import { dismissToasts, showToast } from '#ui/toast-store'
import { useFormProblems } from '#ui/use-form-problems'

const ERROR_STAYS_MS = 6000

/** AUTH-01, AUTH-02, AUTH-07. Until the page is alive the button does not submit, so no password leaves by itself. */
export function SignInForm({ alive }: { alive: boolean }) {
  const t = useMessages(accountMessages)
  const signIn = useSession((session) => session.signIn)
  const [busy, setBusy] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const { problems, submitted, onBlur, onInput } = useFormProblems<'email' | 'password'>(form, (values) => ({
    ...(values.email.trim() === '' && { email: t.problems.required }),
    ...(values.password === '' && { password: t.problems.required }),
  }))

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    const values = submitted(event)
    if (!values || busy) return
    setBusy(true)
    dismissToasts()
    try {
      const answer = await call('POST /api/user/login', values)
      if (!answer.success) throw new Error(answer.message)
      signIn(answer)
    } catch (cause) {
      showToast((cause as Error).message, { kind: 'error', ms: ERROR_STAYS_MS })
      setBusy(false)
    }
  }

  return (
    <form
      ref={form}
      className="auth-form"
      method="post"
      noValidate
      onSubmit={submit}
      onBlur={onBlur}
      onInput={onInput}
    >
      <Field label={t.emailOrMobile} error={problems.email}>
        {(control) => (
          <Input
            {...control}
            name="email"
            autoComplete="username"
            inputMode="email"
            autoCapitalize="none"
            spellCheck={false}
            required
          />
        )}
      </Field>
      <Field label={t.password} error={problems.password}>
        {(control) => <PasswordInput {...control} autoComplete="current-password" required />}
      </Field>
      <Button type={alive ? 'submit' : 'button'} size="large" wide aria-disabled={busy}>
        {t.signIn}
      </Button>
    </form>
  )
}
