import type { ReplyOf } from '@little-dunes/domain/contract/calls'
import { useState } from 'react'
import { accountMessages } from '#account/account-messages'
import styles from '#account/security/account-security.module.css'
import { deviceName } from '#account/security/device-name'
import { call } from '#platform/client'
import { useMessages } from '#platform/messages'
import { useSession } from '#platform/session'
import { Button } from '#ui/button.tsx'
import { showToast } from '#ui/toast/toast-store'

export type Device = ReplyOf<'POST /api/user/sessions'>['sessions'][number]

/** Ends sessions one at a time; on failure the list stays unchanged. */
function useEndSessions(onEnded: () => void) {
  const [busy, setBusy] = useState(false)
  const signOut = useSession((session) => session.signOut)

  async function end(id: string | null): Promise<void> {
    if (busy) return
    setBusy(true)
    try {
      const answer = await call('POST /api/user/sessions/end', id === null ? {} : { id })
      showToast(answer.message, answer.success ? {} : { kind: 'error' })
      if (!answer.success) return
      if (id === null) signOut('ended_everywhere')
      else onEnded()
    } catch (cause) {
      showToast((cause as Error).message, { kind: 'error' })
    } finally {
      setBusy(false)
    }
  }

  return { busy, end }
}

export function DeviceList({ devices, onEnded }: { devices: readonly Device[]; onEnded(): void }) {
  const t = useMessages(accountMessages)
  const { busy, end } = useEndSessions(onEnded)
  return (
    <>
      <ul className={styles.devices}>
        {devices.map(({ id, device, lastUsedAt, current }) => {
          const name = deviceName(device) ?? t.unknownDevice
          return (
            <li key={id}>
              <div>
                <p className={styles.device}>{name}</p>
                <p className={styles.used}>{current ? t.thisDevice : t.lastUsed(lastUsedAt)}</p>
              </div>
              {!current && (
                <Button
                  look="outline"
                  size="small"
                  aria-label={t.endSessionLabel(name)}
                  aria-disabled={busy}
                  onClick={() => end(id)}
                >
                  {t.endSession}
                </Button>
              )}
            </li>
          )
        })}
      </ul>
      <Button look="outline" aria-disabled={busy} onClick={() => end(null)}>
        {t.signOutEverywhere}
      </Button>
    </>
  )
}
