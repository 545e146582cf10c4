import { passwordProblem } from '@little-dunes/domain/accounts/sign-up'
import type { WireUser } from '@little-dunes/domain/contract/accounts/account-calls'
import { useRef, useState } from 'react'
import { accountMessages } from '#account/account-messages'
import { problemOfPassword } from '#account/password/problem-of-password'
import styles from '#account/security/account-security.module.css'
import { AuthForm } from '#account/sign-in/auth-form.tsx'
import { PasswordInput } from '#account/sign-in/password-input.tsx'
import { call } from '#platform/client'
import { useMessages } from '#platform/messages'
import { useShopName } from '#platform/root-data'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/form/field.tsx'
import { useFormProblems } from '#ui/form/use-form-problems'
import { showToast } from '#ui/toast/toast-store'

type Names = 'current' | 'password'

/** Asks for the current password. A change signs out the other devices. */
export function ChangePasswordForm({ user }: { user: WireUser }) {
  const t = useMessages(accountMessages)
  const shopName = useShopName()
  const form = useRef<HTMLFormElement>(null)
  const [busy, setBusy] = useState(false)
  const { problems, addProblems, submitted, onBlur, onInput } = useFormProblems<Names>(form, (values) => {
    const problem = passwordProblem(values.password, user, [shopName])
    return {
      ...(values.current === '' && { current: t.problems.required }),
      ...(problem && { password: t.problems[problem] }),
    }
  })

  async function change(values: Record<Names, string> | null): Promise<void> {
    if (!values || busy) return
    setBusy(true)
    try {
      const answer = await call('POST /api/user/password', values)
      if (!answer.success) {
        const problem = problemOfPassword(answer, t)
        if (problem) addProblems({ password: problem })
        else if (answer.code === 'wrong_password') addProblems({ current: answer.message })
        else showToast(answer.message, { kind: 'error' })
        return
      }
      form.current?.reset()
      showToast(answer.message)
    } catch (cause) {
      showToast((cause as Error).message, { kind: 'error' })
    } finally {
      setBusy(false)
    }
  }

  return (
    <AuthForm
      ref={form}
      className={styles.form}
      onSubmit={(event) => change(submitted(event))}
      onBlur={onBlur}
      onInput={onInput}
    >
      {/* Password managers need the account of the new password. */}
      <input type="hidden" name="username" autoComplete="username" value={user.email} readOnly />
      <Field label={t.currentPassword} error={problems.current}>
        {(control) => <PasswordInput {...control} name="current" autoComplete="current-password" required />}
      </Field>
      <Field label={t.newPassword} error={problems.password}>
        {(control) => (
          <PasswordInput {...control} autoComplete="new-password" placeholder={t.passwordHint} required />
        )}
      </Field>
      <Button type="submit" className={styles.save} aria-disabled={busy}>
        {t.savePassword}
      </Button>
    </AuthForm>
  )
}
