import {
  completePermissions,
  type Permission,
  ROLE_PERMISSIONS,
  STAFF_ROLES,
} from '@little-dunes/domain/accounts/permissions'
import type { TeamRole } from '@little-dunes/domain/contract/staff/role-calls'
import type { WireRefusal } from '@little-dunes/domain/messages/failures'
import { useCurrentStaff } from '#platform/member'
import { PERMISSION_GROUPS } from '#staff/permission-groups'
import { rolesMessages as texts } from '#staff/roles-messages'
import { staffMessages } from '#staff/staff-messages'
import { Button } from '#ui/button.tsx'
import { useChangeForm, wholeSchema } from '#ui/change-form/use-change-form'
import { Dialog } from '#ui/dialog.tsx'
import { Choices } from '#ui/form/choices.tsx'
import { TextField } from '#ui/form/field.tsx'
import { Stack } from '#ui/page.tsx'
import { permissionsMessages } from '#ui/roles/permissions-messages'
import { roleName } from '#ui/roles/role-name'
import { useMutation } from '#ui/use-mutation'

const SCHEMA = wholeSchema<Pick<TeamRole, 'name' | 'permissions'>>(() => ({}), texts.nameProblems)

/** Name and permissions of a role, or of a new one. Permissions that the team member lacks cannot be chosen. */
export function RoleDialog({ role, onClose }: { role: TeamRole | null; onClose(): void }) {
  const member = useCurrentStaff()
  const { change } = useMutation(() => true)
  const builtIn = STAFF_ROLES.find((one) => one === role?.id)
  const form = useChangeForm({
    initial: { name: role?.name ?? '', permissions: role?.permissions ?? [] },
    schema: SCHEMA,
    submit: ({ value: { name, permissions } }): Promise<object | WireRefusal | null> =>
      role
        ? change('POST /api/staff/roles/change', {
            id: role.id,
            ...(!builtIn && { name }),
            from: role.permissions,
            permissions,
          })
        : change('POST /api/staff/roles/create', { name, permissions }),
    stored: (_, { value }) => value,
    saved: ({ value: { name } }) => texts.saved(builtIn ? roleName({ id: builtIn, name: '' }) : name),
    after: onClose,
  })
  const choose = (permissions: readonly Permission[]) =>
    form.set({ permissions: completePermissions(permissions) })

  return (
    <Dialog
      onClose={onClose}
      title={role ? texts.editLabel(roleName(role)) : texts.add}
      cancel={staffMessages.cancel}
      action={{ label: texts.save, form: form.id, busy: form.busy }}
    >
      <form id={form.id} onSubmit={form.save} noValidate>
        <Stack>
          {!builtIn && <TextField label={texts.name} maxLength={60} {...form.field('name')} edited={false} />}
          {PERMISSION_GROUPS.map(({ name: group, permissions: ofGroup }) => (
            <Choices
              key={group}
              legend={texts.groups[group]}
              choices={ofGroup}
              names={permissionsMessages.names}
              chosen={form.draft.permissions}
              isDisabled={(one) => !member.permissions.includes(one)}
              error={null}
              onChange={choose}
            />
          ))}
          {builtIn && (
            <Button look="quiet" size="small" onClick={() => choose(ROLE_PERMISSIONS[builtIn])}>
              {texts.standard}
            </Button>
          )}
        </Stack>
      </form>
    </Dialog>
  )
}
