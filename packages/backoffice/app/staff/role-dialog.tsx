import {
  completePermissions,
  type Permission,
  ROLE_PERMISSIONS,
  STAFF_ROLES,
} from '@little-dunes/domain/accounts/permissions'
import type { TeamRole } from '@little-dunes/domain/contract/staff/role-calls'
import { isWireRefusal } from '@little-dunes/domain/messages/failures'
import { type FormEvent, useId, useState } from 'react'
import { useCurrentStaff } from '#platform/member'
import { PERMISSION_GROUPS } from '#staff/permission-groups'
import { rolesMessages as texts } from '#staff/roles-messages'
import { staffMessages } from '#staff/staff-messages'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Choices } from '#ui/form/choices.tsx'
import { TextField } from '#ui/form/field.tsx'
import { Stack } from '#ui/page.tsx'
import { permissionsMessages } from '#ui/roles/permissions-messages'
import { roleName } from '#ui/roles/role-name'
import { showToast } from '#ui/toast/toast-store'
import { useMutation } from '#ui/use-mutation'

/** Name and permissions of a role, or of a new one. What the member lacks cannot be chosen. */
export function RoleDialog({ role, onClose }: { role: TeamRole | null; onClose(): void }) {
  const member = useCurrentStaff()
  const { busy, change } = useMutation((refusal) => refusal.code === 'invalid_form')
  const builtIn = STAFF_ROLES.find((one) => one === role?.id)
  const [name, setName] = useState(role?.name ?? '')
  const [permissions, setPermissions] = useState<readonly Permission[]>(role?.permissions ?? [])
  const [problem, setProblem] = useState<keyof typeof texts.nameProblems | null>(null)
  const form = useId()

  async function submit(event: FormEvent) {
    event.preventDefault()
    const chosen = [...permissions]
    const answer = role
      ? await change('POST /api/staff/roles/change', {
          id: role.id,
          ...(!builtIn && { name }),
          from: role.permissions,
          permissions: chosen,
        })
      : await change('POST /api/staff/roles/create', { name, permissions: chosen })
    if (answer === null) return
    if (isWireRefusal(answer)) {
      const fields = (answer.fields ?? {}) as { name?: keyof typeof texts.nameProblems }
      setProblem(fields.name ?? null)
      return
    }
    showToast(texts.saved(builtIn ? roleName({ id: builtIn, name: '' }) : name))
    onClose()
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={role ? texts.editOf(roleName(role)) : texts.add}
      cancel={staffMessages.cancel}
      actions={
        <Button type="submit" form={form} busy={busy}>
          {texts.save}
        </Button>
      }
    >
      <form id={form} onSubmit={submit} noValidate>
        <Stack>
          {!builtIn && (
            <TextField
              label={texts.name}
              value={name}
              maxLength={60}
              error={problem && texts.nameProblems[problem]}
              onChange={({ target }) => setName(target.value)}
            />
          )}
          {PERMISSION_GROUPS.map(({ name: group, permissions: ofGroup }) => (
            <Choices
              key={group}
              legend={texts.groups[group]}
              choices={ofGroup}
              names={permissionsMessages.names}
              chosen={permissions}
              isDisabled={(one) => !member.permissions.includes(one)}
              error={null}
              onChange={(chosen) => setPermissions(completePermissions(chosen))}
            />
          ))}
          {builtIn && (
            <Button
              look="quiet"
              size="small"
              onClick={() => setPermissions(completePermissions(ROLE_PERMISSIONS[builtIn]))}
            >
              {texts.standard}
            </Button>
          )}
        </Stack>
      </form>
    </Dialog>
  )
}
