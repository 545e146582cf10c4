import { type FormEvent, useState } from 'react'
import { knowsPasskeys, makePasskey } from '#account/passkeys/ask-device'
import styles from '#account/passkeys/passkeys.module.css'
import { passkeysMessages } from '#account/passkeys/passkeys-messages'
import type { usePasskeys } from '#account/passkeys/use-passkeys'
import { deviceName } from '#account/security/device-name'
import { PasswordInput } from '#account/sign-in/password-input.tsx'
import { call } from '#platform/client'
import { useMessages } from '#platform/messages'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/form/field.tsx'
import { showToast } from '#ui/toast/toast-store'

/** Asks for the password, then creates a passkey on this device and names it after the device. */
export function AddPasskey({
  email,
  change,
}: { email: string } & Pick<ReturnType<typeof usePasskeys>, 'change'>) {
  const t = useMessages(passkeysMessages)
  const [password, setPassword] = useState<string | null>(null)
  const [problem, setProblem] = useState<string>()
  const [busy, setBusy] = useState(false)

  async function make(typedPassword: string): Promise<void> {
    if (!(await knowsPasskeys())) throw new Error(t.notSupported)
    const begun = await call('POST /api/user/passkeys/begin', { password: typedPassword })
    if (!begun.success) {
      if (begun.code !== 'wrong_password') throw new Error(begun.message)
      return setProblem(begun.message)
    }
    const answer = await makePasskey(begun.options)
    if (!answer) throw new Error(t.notMade)
    const name = deviceName(navigator.userAgent) ?? t.thisDevice
    if (await change(() => call('POST /api/user/passkeys/add', { name, answer }))) setPassword(null)
  }

  async function send(event: FormEvent): Promise<void> {
    event.preventDefault()
    if (busy) return
    setProblem(password ? undefined : t.required)
    if (!password) return
    setBusy(true)
    try {
      await make(password)
    } catch (cause) {
      showToast((cause as Error).message, { kind: 'error' })
    } finally {
      setBusy(false)
    }
  }

  if (password === null)
    return (
      <Button look="outline" onClick={() => setPassword('')}>
        {t.add}
      </Button>
    )
  return (
    <form className={styles.adding} method="post" noValidate onSubmit={(event) => void send(event)}>
      {/* Password managers need the account of the password. */}
      <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
      <Field label={t.password} error={problem}>
        {(control) => (
          <PasswordInput
            {...control}
            autoComplete="current-password"
            required
            onChange={({ target }) => setPassword(target.value)}
          />
        )}
      </Field>
      <div className={styles.buttons}>
        <Button type="submit" aria-disabled={busy}>
          {t.makeOne}
        </Button>
        <Button look="outline" onClick={() => setPassword(null)}>
          {t.cancel}
        </Button>
      </div>
    </form>
  )
}
