import { type FormEvent, useState } from 'react'
import styles from '#account/passkeys/passkeys.module.css'
import { passkeysMessages } from '#account/passkeys/passkeys-messages'
import type { Passkey, usePasskeys } from '#account/passkeys/use-passkeys'
import { call } from '#platform/client'
import { useMessages } from '#platform/messages'
import { Button } from '#ui/button.tsx'
import { Input } from '#ui/form/input.tsx'

const LONGEST_NAME = 80

interface PasskeyRowProps {
  passkey: Passkey
  change: ReturnType<typeof usePasskeys>['change']
}

export function PasskeyRow({ passkey: { id, name, createdAt, lastUsedAt }, change }: PasskeyRowProps) {
  const t = useMessages(passkeysMessages)
  const [newName, setNewName] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)

  async function once(send: Parameters<typeof change>[0]): Promise<void> {
    if (busy) return
    setBusy(true)
    if (await change(send)) setNewName(null)
    setBusy(false)
  }

  const rename = (event: FormEvent) => {
    event.preventDefault()
    void once(() => call('POST /api/user/passkeys/rename', { id, name: newName ?? '' }))
  }

  if (newName !== null)
    return (
      <li>
        <form className={styles.naming} onSubmit={rename}>
          <Input
            aria-label={t.name}
            value={newName}
            maxLength={LONGEST_NAME}
            dir="auto"
            required
            onChange={({ target }) => setNewName(target.value)}
          />
          <Button type="submit" size="small" aria-disabled={busy}>
            {t.save}
          </Button>
          <Button look="outline" size="small" onClick={() => setNewName(null)}>
            {t.cancel}
          </Button>
        </form>
      </li>
    )
  return (
    <li>
      <div>
        <p className={styles.name}>
          <bdi>{name}</bdi>
        </p>
        <p className={styles.used}>
          {t.added(createdAt)}
          {lastUsedAt !== null && ` · ${t.lastUsed(lastUsedAt)}`}
        </p>
      </div>
      <div className={styles.buttons}>
        <Button look="outline" size="small" aria-label={t.renameLabel(name)} onClick={() => setNewName(name)}>
          {t.rename}
        </Button>
        <Button
          look="outline"
          size="small"
          aria-label={t.removeLabel(name)}
          aria-disabled={busy}
          onClick={() => void once(() => call('POST /api/user/passkeys/remove', { id }))}
        >
          {t.remove}
        </Button>
      </div>
    </li>
  )
}
