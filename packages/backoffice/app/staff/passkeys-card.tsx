import { Icon } from '@little-dunes/design/icon.tsx'
import type { StoredPasskey } from '@little-dunes/domain/contract/accounts/passkeys'
import { isWireRefusal } from '@little-dunes/domain/messages/failures'
import type { PublicKeyCredentialCreationOptionsJSON } from '@simplewebauthn/browser'
import { Fingerprint, Plus } from 'lucide'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { call, load } from '#platform/client'
import { formatDate, formatDateTime } from '#platform/format'
import styles from '#staff/account-screen.module.css'
import { deviceName } from '#staff/device-name'
import { staffMessages as texts } from '#staff/staff-messages'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { showError, showToast } from '#ui/toast/toast-store'
import { useMutation } from '#ui/use-mutation'

/** Name of the device in the list: the browser on it knows no better one. */
function nameOfThisDevice(): string {
  const name = deviceName(navigator.userAgent)
  return name ? texts.browserOn(name.browser, name.system) : texts.thisDevice
}

/** Creates a passkey on this device; returns true on success. */
async function makePasskey(): Promise<boolean> {
  const { browserSupportsWebAuthn, startRegistration } = await import('@simplewebauthn/browser')
  if (!browserSupportsWebAuthn()) throw new Error(texts.noPasskeysHere)
  const { options } = await load('POST /api/staff/passkeys/begin', {})
  const optionsJSON = options as unknown as PublicKeyCredentialCreationOptionsJSON
  const answer = await startRegistration({ optionsJSON }).catch(() => null)
  if (!answer) throw new Error(texts.passkeyNotMade)
  const outcome = await call('POST /api/staff/passkeys/add', { name: nameOfThisDevice(), answer })
  if (isWireRefusal(outcome)) showError(outcome.message)
  return !isWireRefusal(outcome)
}

function PasskeyRow({ id, name, createdAt, lastUsedAt }: StoredPasskey) {
  const { busy, change } = useMutation()

  async function remove() {
    const answer = await change('POST /api/staff/passkeys/remove', { id })
    if (answer && !isWireRefusal(answer)) showToast(texts.passkeyRemoved)
  }

  return (
    <li className={styles.row}>
      <Icon node={Fingerprint} />
      <span>
        <bdi>{name}</bdi>
        <small>
          {texts.added(formatDate(createdAt))}
          {lastUsedAt !== null && ` · ${texts.lastUsed(formatDateTime(lastUsedAt))}`}
        </small>
      </span>
      <Button
        look="outline"
        size="small"
        busy={busy}
        aria-label={texts.removePasskey(name)}
        onClick={() => void remove()}
      >
        {texts.remove}
      </Button>
    </li>
  )
}

/** Devices that sign in without a code of the app. */
export function PasskeysCard({ passkeys }: { passkeys: StoredPasskey[] }) {
  const { revalidate } = useRevalidator()
  const [busy, setBusy] = useState(false)

  async function add() {
    setBusy(true)
    try {
      if (await makePasskey()) showToast(texts.passkeyAdded)
      await revalidate()
    } catch (error) {
      showError(error)
    } finally {
      setBusy(false)
    }
  }

  return (
    <Card
      title={texts.passkeys}
      actions={
        <Button look="outline" size="small" busy={busy} onClick={() => void add()}>
          <Icon node={Plus} />
          {texts.addPasskey}
        </Button>
      }
    >
      <p className={styles.about}>{texts.passkeysAbout}</p>
      <ul>
        {passkeys.map((passkey) => (
          <PasskeyRow key={passkey.id} {...passkey} />
        ))}
      </ul>
    </Card>
  )
}
