import type { TeamRole } from '@little-dunes/domain/contract/staff/role-calls'
import { isWireRefusal } from '@little-dunes/domain/messages/failures'
import { type FormEvent, useId, useState } from 'react'
import { call } from '#platform/client'
import type { IssuedLink } from '#staff/link-dialog.tsx'
import { RoleDuties } from '#staff/role-duties.tsx'
import { staffMessages as texts } from '#staff/staff-messages'
import { useMayGive } from '#staff/use-may-give'
import { Dialog } from '#ui/dialog.tsx'
import { SelectField, TextField } from '#ui/form/field.tsx'
import { roleName } from '#ui/roles/role-name'

export function InviteDialog({
  roles,
  onClose,
  onLink,
}: {
  roles: readonly TeamRole[]
  onClose(): void
  onLink(issued: IssuedLink): void
}) {
  const choices = roles.filter(useMayGive())
  const [error, setError] = useState<string | null>(null)
  const [role, setRole] = useState(choices.find(({ id }) => id === 'packer')?.id ?? choices[0]?.id ?? '')
  const form = useId()

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const formData = new FormData(event.currentTarget)
    const input = { email: String(formData.get('email')), role }
    const answer = await call('POST /api/staff/members/invite', input).catch((cause: Error) => cause)
    if (answer instanceof Error) setError(answer.message)
    else if (!isWireRefusal(answer)) onLink({ link: answer.link, emailedTo: answer.emailedTo })
    else setError(answer.code === 'invalid_form' ? texts.emailProblem : answer.message)
  }

  return (
    <Dialog
      onClose={onClose}
      title={texts.inviteTitle}
      cancel={texts.cancel}
      action={{ label: texts.makeLink, form }}
    >
      <form id={form} onSubmit={submit} noValidate>
        <TextField label={texts.email} name="email" type="email" error={error} />
        <SelectField label={texts.role} value={role} onChange={(event) => setRole(event.target.value)}>
          {choices.map((one) => (
            <option key={one.id} value={one.id}>
              {roleName(one)}
            </option>
          ))}
        </SelectField>
        <p role="status">
          <RoleDuties role={choices.find(({ id }) => id === role)} />
        </p>
      </form>
    </Dialog>
  )
}
