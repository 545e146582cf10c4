import { PATHS } from '@little-dunes/domain/paths'
import { clsx } from 'clsx'
import { useId, useRef } from 'react'
import { accountMessages } from '#account/account-messages'
import { passkeysMessages } from '#account/passkeys/passkeys-messages'
import { usePasskeySignIn } from '#account/passkeys/use-passkey-sign-in'
import styles from '#account/sign-in/auth-form.module.css'
import { AuthForm, SubmitButton } from '#account/sign-in/auth-form.tsx'
import { PasswordInput } from '#account/sign-in/password-input.tsx'
import { useSavedFields } from '#account/sign-in/use-saved-fields'
import { useSubmit } from '#account/use-submit'
import { call } from '#platform/client'
import { useMessages } from '#platform/messages'
import { useSession } from '#platform/session'
import { Button } from '#ui/button.tsx'
import { Callout } from '#ui/callout.tsx'
import { Field } from '#ui/form/field.tsx'
import { Input } from '#ui/form/input.tsx'
import { useFormProblems } from '#ui/form/use-form-problems'
import { Link } from '#ui/link.tsx'
import textStyles from '#ui/text.module.css'

/**
 * AUTH-01, AUTH-02, AUTH-07. Before hydration the button does not submit, so that no native submit sends a password.
 */
export function SignInForm({ alive }: { alive: boolean }) {
  const t = useMessages(accountMessages)
  const signIn = useSession((session) => session.signIn)
  const passkeyTexts = useMessages(passkeysMessages)
  const form = useRef<HTMLFormElement>(null)
  const keep = useSavedFields(form, 'login')
  const { problems, submitted, onBlur, onInput } = useFormProblems<'email' | 'password'>(form, (values) => ({
    ...(values.email.trim() === '' && { email: t.problems.required }),
    ...(values.password === '' && { password: t.problems.required }),
  }))

  const { busy, failure, begin, fail, sendOnce } = useSubmit(
    async (values: { email: string; password: string }) => {
      const answer = await call('POST /api/user/login', values)
      if (!answer.success) throw new Error(answer.message)
      signIn(answer)
    },
  )
  const passkey = usePasskeySignIn({ begin, fail })
  const failureId = useId()
  const describedBy = failure ? failureId : undefined

  return (
    <AuthForm
      ref={form}
      onSubmit={(event) => sendOnce(submitted(event))}
      onBlur={onBlur}
      onInput={(event) => {
        keep()
        onInput(event)
      }}
    >
      <Field label={t.emailOrMobile} error={problems.email}>
        {(control) => (
          <Input
            {...control}
            name="email"
            autoComplete="username webauthn"
            onFocus={passkey.offer}
            inputMode="email"
            autoCapitalize="none"
            spellCheck={false}
            required
          />
        )}
      </Field>
      <Field label={t.password} error={problems.password}>
        {(control) => (
          <PasswordInput
            aria-describedby={describedBy}
            {...control}
            autoComplete="current-password"
            required
          />
        )}
      </Field>
      <Link to={PATHS.forgotPassword} className={clsx(textStyles.link, styles.forgot)}>
        {t.forgotLink}
      </Link>
      {failure && (
        // Not live, because the toast is announced.
        <Callout kind="danger" id={failureId}>
          {failure}
        </Callout>
      )}
      <SubmitButton alive={alive} busy={busy} className={styles.submit}>
        {t.signIn}
      </SubmitButton>
      <Button
        look="outline"
        size="large"
        wide
        aria-disabled={passkey.busy || !alive}
        aria-describedby={describedBy}
        onClick={passkey.use}
      >
        {passkeyTexts.use}
      </Button>
    </AuthForm>
  )
}
