import { isWireRefusal } from '@little-dunes/domain/messages/failures'
import { type FormEvent, useId, useState } from 'react'
import { call } from '#platform/client'
import { signInMessages } from '#sign-in/sign-in-messages'
import { staffMessages as texts } from '#staff/staff-messages'
import { Dialog } from '#ui/dialog.tsx'
import { TextField } from '#ui/form/field.tsx'

const { problems, passwordHint } = signInMessages

interface PasswordDialogProps {
  onClose(): void
  onChanged(message: string): void
}

/** The current password and a new one; errors are shown at their field. */
export function PasswordDialog({ onClose, onChanged }: PasswordDialogProps) {
  const [error, setError] = useState<{ field: 'current' | 'password'; message: string } | null>(null)
  const [busy, setBusy] = useState(false)
  const form = useId()
  const errorAt = (field: string) => (error?.field === field ? error.message : null)

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const formData = new FormData(event.currentTarget)
    const input = { current: String(formData.get('current')), password: String(formData.get('password')) }
    setBusy(true)
    const answer = await call('POST /api/staff/password', input).catch((cause: Error) => cause)
    setBusy(false)
    if (!(answer instanceof Error) && !isWireRefusal(answer)) return onChanged(answer.message)
    const fields = isWireRefusal(answer) ? (answer.fields as { password?: keyof typeof problems }) : undefined
    const isOfNew = isWireRefusal(answer) && ['invalid_form', 'password_common'].includes(answer.code)
    const message = fields?.password ? problems[fields.password] : answer.message
    setError({ field: isOfNew ? 'password' : 'current', message })
  }

  return (
    <Dialog
      onClose={onClose}
      title={texts.changePassword}
      cancel={texts.cancel}
      action={{ label: texts.changePassword, form, busy }}
    >
      <form id={form} onSubmit={submit} noValidate>
        <TextField
          label={texts.currentPassword}
          name="current"
          type="password"
          autoComplete="current-password"
          error={errorAt('current')}
        />
        <TextField
          label={texts.newPassword}
          hint={passwordHint}
          name="password"
          type="password"
          autoComplete="new-password"
          error={errorAt('password')}
        />
      </form>
    </Dialog>
  )
}
