import { type PasswordProblem, passwordProblem } from '@little-dunes/domain/accounts/sign-up'
import { PATHS } from '@little-dunes/domain/paths'
import { useRef, useState } from 'react'
import { accountMessages } from '#account/account-messages'
import { problemOfPassword } from '#account/password/problem-of-password'
import formStyles from '#account/sign-in/auth-form.module.css'
import { AuthForm, SubmitButton } from '#account/sign-in/auth-form.tsx'
import styles from '#account/sign-in/auth-layout.module.css'
import { AuthLayout } from '#account/sign-in/auth-layout.tsx'
import { PasswordInput } from '#account/sign-in/password-input.tsx'
import { useSubmit } from '#account/use-submit'
import { useNavigate } from '#platform/address/address'
import { call } from '#platform/client'
import { useMessages } from '#platform/messages'
import { useShopName } from '#platform/root-data'
import { useSession } from '#platform/session'
import { Callout } from '#ui/callout.tsx'
import { Field } from '#ui/form/field.tsx'
import { useFormProblems } from '#ui/form/use-form-problems'
import { Link } from '#ui/link.tsx'
import textStyles from '#ui/text.module.css'
import { showToast } from '#ui/toast/toast-store'

/** Only the server knows the account behind a link. It refuses passwords made of the account's own words. */
const NOBODY = { name: '', email: '', phone: '' }

/** The token is behind `#`: browsers send it to no server and to no other site. */
const tokenOfLink = (): string => window.location.hash.slice(1)

function NewPasswordForm({ onEnded }: { onEnded(): void }) {
  const t = useMessages(accountMessages)
  const shopName = useShopName()
  const { status, signIn } = useSession()
  const navigate = useNavigate()
  const form = useRef<HTMLFormElement>(null)
  const { problems, addProblems, submitted, onBlur, onInput } = useFormProblems<'password'>(
    form,
    ({ password }): { password?: string } => {
      const problem: PasswordProblem | null = passwordProblem(password, NOBODY, [shopName])
      return problem ? { password: t.problems[problem] } : {}
    },
  )
  const { busy, sendOnce } = useSubmit(async ({ password }: { password: string }) => {
    const answer = await call('POST /api/user/reset-password', { token: tokenOfLink(), password })
    if (answer.success) {
      signIn(answer)
      showToast(answer.message)
      return navigate(PATHS.profile, { replace: true })
    }
    if (answer.code === 'link_ended') onEnded()
    const problem = problemOfPassword(answer, t)
    if (problem) addProblems({ password: problem })
    throw new Error(problem ?? answer.message)
  })
  return (
    <AuthForm ref={form} onSubmit={(event) => sendOnce(submitted(event))} onBlur={onBlur} onInput={onInput}>
      <Field label={t.newPassword} error={problems.password}>
        {(control) => (
          <PasswordInput {...control} autoComplete="new-password" placeholder={t.passwordHint} required />
        )}
      </Field>
      <SubmitButton alive={status !== 'checking'} busy={busy} className={formStyles.submit}>
        {t.saveAndSignIn}
      </SubmitButton>
    </AuthForm>
  )
}

export default function ResetPasswordPage() {
  const t = useMessages(accountMessages)
  const [ended, setEnded] = useState(false)
  return (
    <AuthLayout title={t.resetTitle} picture={2}>
      <meta name="robots" content="noindex" />
      <h1 className={textStyles.display}>{t.chooseNewPassword}</h1>
      <p className={styles.hint}>{t.otherDevicesEnd}</p>
      {ended && (
        <Callout kind="danger" live className={styles.notice}>
          {t.linkEnded}{' '}
          <Link to={PATHS.forgotPassword} className={textStyles.link}>
            {t.askForNewLink}
          </Link>
        </Callout>
      )}
      <NewPasswordForm onEnded={() => setEnded(true)} />
    </AuthLayout>
  )
}
