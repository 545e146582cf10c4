import { PATHS } from '@little-dunes/domain/paths'
import { useState } from 'react'
import { accountMessages } from '#account/account-messages'
import formStyles from '#account/sign-in/auth-form.module.css'
import { AuthForm, SubmitButton } from '#account/sign-in/auth-form.tsx'
import styles from '#account/sign-in/auth-layout.module.css'
import { AuthLayout } from '#account/sign-in/auth-layout.tsx'
import { useSubmit } from '#account/use-submit'
import { call } from '#platform/client'
import { useMessages } from '#platform/messages'
import { useSession } from '#platform/session'
import { Callout } from '#ui/callout.tsx'
import { Link } from '#ui/link.tsx'
import textStyles from '#ui/text.module.css'

type Answer = { success: boolean; message: string }

/** Asks before it cancels the change, because email programs open links by themselves. */
function StopForm({ onAnswer }: { onAnswer(answer: Answer): void }) {
  const t = useMessages(accountMessages)
  const { status } = useSession()
  const { busy, sendOnce } = useSubmit(async (token: string) => {
    const answer = await call('POST /api/user/email/keep', { token })
    if (!answer.success && answer.code !== 'link_ended') throw new Error(answer.message)
    onAnswer(answer)
  })
  return (
    <AuthForm
      onSubmit={(event) => {
        event.preventDefault()
        sendOnce(window.location.hash.slice(1))
      }}
    >
      <SubmitButton alive={status !== 'checking'} busy={busy} className={formStyles.submit}>
        {t.stopEmailChange}
      </SubmitButton>
    </AuthForm>
  )
}

export default function KeepEmailPage() {
  const t = useMessages(accountMessages)
  const [answer, setAnswer] = useState<Answer | null>(null)
  return (
    <AuthLayout title={t.keepEmailTitle} picture={2}>
      <meta name="robots" content="noindex" />
      <h1 className={textStyles.display}>{t.keepYourEmail}</h1>
      {answer ? (
        <Callout kind={answer.success ? 'notice' : 'danger'} live className={styles.notice}>
          {answer.message}{' '}
          <Link to={PATHS.forgotPassword} className={textStyles.link}>
            {t.setNewPassword}
          </Link>
        </Callout>
      ) : (
        <>
          <p className={styles.hint}>{t.keepEmailHint}</p>
          <StopForm onAnswer={setAnswer} />
        </>
      )}
    </AuthLayout>
  )
}
