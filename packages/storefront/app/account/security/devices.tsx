import type { WireUser } from '@little-dunes/domain/contract/accounts/account-calls'
import { useCallback, useEffect, useState } from 'react'
import { accountMessages } from '#account/account-messages'
import { Passkeys } from '#account/passkeys/passkeys.tsx'
import styles from '#account/security/account-security.module.css'
import { ChangePasswordForm } from '#account/security/change-password-form.tsx'
import { type Device, DeviceList } from '#account/security/device-list.tsx'
import { NewsletterChoice } from '#account/security/newsletter-choice.tsx'
import { call } from '#platform/client'
import { useMessages } from '#platform/messages'
import skeletonStyles from '#ui/loading/skeleton.module.css'
import textStyles from '#ui/text.module.css'
import { TryAgain } from '#ui/try-again.tsx'

/** The server's list of devices; a reload keeps the previous list on screen. */
function useDevices() {
  const [devices, setDevices] = useState<readonly Device[] | null>(null)
  const [failed, setFailed] = useState(false)
  const load = useCallback(() => {
    setFailed(false)
    call('POST /api/user/sessions', {}).then(
      (answer) => (answer.success ? setDevices(answer.sessions) : setFailed(true)),
      () => setFailed(true),
    )
  }, [])
  useEffect(load, [load])
  return { devices, failed, load }
}

/** The password of the account, its devices and the newsletter. */
export function AccountSecurity({ user }: { user: WireUser }) {
  const t = useMessages(accountMessages)
  const { devices, failed, load } = useDevices()
  return (
    <div className={styles.security}>
      <section aria-labelledby="devices">
        <h2 id="devices" className={textStyles.display}>
          {t.devices}
        </h2>
        {devices && <DeviceList devices={devices} onEnded={load} />}
        {!devices && failed && (
          <TryAgain text={t.devicesFailed} hint={t.ordersFailedHint} action={t.tryAgain} onTry={load} />
        )}
        {!devices && !failed && (
          <div role="status" aria-label={t.loadingDevices}>
            <div className={skeletonStyles.block} />
          </div>
        )}
      </section>
      <section aria-labelledby="password">
        <h2 id="password" className={textStyles.display}>
          {t.changePassword}
        </h2>
        <ChangePasswordForm user={user} onChanged={load} />
      </section>
      <Passkeys user={user} />
      <section aria-labelledby="news">
        <h2 id="news" className={textStyles.display}>
          {t.news}
        </h2>
        <NewsletterChoice />
      </section>
    </div>
  )
}
