import type { WireUser } from '@little-dunes/domain/contract/accounts/account-calls'
import { AddPasskey } from '#account/passkeys/add-passkey.tsx'
import { PasskeyRow } from '#account/passkeys/passkey-row.tsx'
import styles from '#account/passkeys/passkeys.module.css'
import { passkeysMessages } from '#account/passkeys/passkeys-messages'
import { usePasskeys } from '#account/passkeys/use-passkeys'
import { useMessages } from '#platform/messages'
import skeletonStyles from '#ui/loading/skeleton.module.css'
import textStyles from '#ui/text.module.css'
import { TryAgain } from '#ui/try-again.tsx'

export function Passkeys({ user }: { user: WireUser }) {
  const t = useMessages(passkeysMessages)
  const { passkeys, failed, load, change } = usePasskeys()
  return (
    <section aria-labelledby="passkeys">
      <h2 id="passkeys" className={textStyles.display}>
        {t.passkeys}
      </h2>
      {passkeys && (
        <>
          <p>{passkeys.length === 0 ? `${t.about} ${t.none}` : t.about}</p>
          <ul className={styles.passkeys}>
            {passkeys.map((passkey) => (
              <PasskeyRow key={passkey.id} passkey={passkey} change={change} />
            ))}
          </ul>
          <AddPasskey email={user.email} change={change} />
        </>
      )}
      {!passkeys && failed && (
        <TryAgain text={t.failed} hint={t.failedHint} action={t.tryAgain} onTry={load} />
      )}
      {!passkeys && !failed && (
        <div role="status" aria-label={t.loading}>
          <div className={skeletonStyles.block} />
        </div>
      )}
    </section>
  )
}
