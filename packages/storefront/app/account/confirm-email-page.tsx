import { PATHS } from '@little-dunes/domain/paths'
import { useEffect, useState } from 'react'
import { accountMessages } from '#account/account-messages'
import styles from '#account/sign-in/auth-layout.module.css'
import { AuthLayout } from '#account/sign-in/auth-layout.tsx'
import { call } from '#platform/client'
import { useMessages } from '#platform/messages'
import { ButtonLink } from '#ui/button.tsx'
import { Callout } from '#ui/callout.tsx'
import { Loader } from '#ui/loading/loader.tsx'
import textStyles from '#ui/text.module.css'

type Outcome = { confirmed: boolean; message: string }

/** Confirms the email of the link, whose token is behind `#`. Repeated calls are harmless. */
function useConfirmation(): Outcome | null {
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  useEffect(() => {
    call('POST /api/user/confirm-email', { token: window.location.hash.slice(1) }).then(
      ({ success, message }) => setOutcome({ confirmed: success, message }),
      (error: Error) => setOutcome({ confirmed: false, message: error.message }),
    )
  }, [])
  return outcome
}

export default function ConfirmEmailPage() {
  const t = useMessages(accountMessages)
  const outcome = useConfirmation()
  return (
    <AuthLayout title={t.confirmTitle} picture={1}>
      <meta name="robots" content="noindex" />
      <h1 className={textStyles.display}>{t.confirmYourEmail}</h1>
      {outcome ? (
        <Callout kind={outcome.confirmed ? 'notice' : 'danger'} live className={styles.notice}>
          {outcome.message}
        </Callout>
      ) : (
        <Loader text={t.confirming} />
      )}
      <p className={styles.back}>
        <ButtonLink to={PATHS.home} look="outline">
          {t.toTheShop}
        </ButtonLink>
      </p>
    </AuthLayout>
  )
}
