import { STAFF_ROLES, type StaffRole } from '@little-dunes/domain/accounts/permissions'
import { isWireRefusal } from '@little-dunes/domain/messages/failures'
import { type FormEvent, useId, useState } from 'react'
import { call } from '#platform/client'
import { staffMessages as texts } from '#staff/staff-messages'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { SelectField, TextField } from '#ui/form/field.tsx'
import { uiMessages } from '#ui/ui-messages'

/** E-mail and role of somebody new; answers with a link. */
export function InviteDialog({ onClose, onLink }: { onClose(): void; onLink(link: string): void }) {
  const [error, setError] = useState<string | null>(null)
  const [role, setRole] = useState<StaffRole>('packer')
  const form = useId()

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const given = new FormData(event.currentTarget)
    const input = { email: String(given.get('email')), role }
    const answer = await call('POST /api/staff/members/invite', input).catch((cause: Error) => cause)
    if (answer instanceof Error) setError(answer.message)
    else if (!isWireRefusal(answer)) onLink(answer.link)
    else setError(answer.code === 'invalid_form' ? texts.emailProblem : answer.message)
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={texts.inviteTitle}
      cancel={texts.cancel}
      actions={
        <Button type="submit" form={form}>
          {texts.makeLink}
        </Button>
      }
    >
      <form id={form} onSubmit={submit} noValidate>
        <TextField label={texts.email} name="email" type="email" error={error} />
        <SelectField
          label={texts.role}
          value={role}
          onChange={(event) => setRole(event.target.value as StaffRole)}
        >
          {STAFF_ROLES.map((one) => (
            <option key={one} value={one}>
              {uiMessages.roles[one]}
            </option>
          ))}
        </SelectField>
        <p role="status">{texts.roleDuties[role]}</p>
      </form>
    </Dialog>
  )
}
