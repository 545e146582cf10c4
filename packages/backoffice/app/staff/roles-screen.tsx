import { Icon } from '@little-dunes/design/icon.tsx'
import { OWNER, STAFF_ROLES } from '@little-dunes/domain/accounts/permissions'
import type { TeamRole } from '@little-dunes/domain/contract/staff/role-calls'
import { isWireRefusal } from '@little-dunes/domain/messages/failures'
import { Plus } from 'lucide'
import { useState } from 'react'
import { useLoaderData } from 'react-router'
import { load } from '#platform/client'
import { PATHS } from '#shell/paths'
import { RoleDialog } from '#staff/role-dialog.tsx'
import { RoleDuties } from '#staff/role-duties.tsx'
import { rolesMessages as texts } from '#staff/roles-messages'
import { staffMessages } from '#staff/staff-messages'
import styles from '#staff/team-screen.module.css'
import { useMayGive } from '#staff/use-may-give'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { actionColumn, type Column } from '#ui/list/data-table.tsx'
import { ListCard } from '#ui/list/list-card.tsx'
import { Page } from '#ui/page.tsx'
import { roleName } from '#ui/roles/role-name'
import { shortcut } from '#ui/shortcuts/shortcut-keys'
import { showToast } from '#ui/toast/toast-store'
import { useMutation } from '#ui/use-mutation'

export const loader = async () => (await load('GET /api/staff/roles', {})).roles

type Opened = { name: 'edit'; role: TeamRole | null } | { name: 'remove'; role: TeamRole }

const isBuiltIn = (id: string): boolean => STAFF_ROLES.some((one) => one === id)

function RemoveRoleDialog({ role, onClose }: { role: TeamRole; onClose(): void }) {
  const { busy, change } = useMutation()
  async function remove() {
    const answer = await change('POST /api/staff/roles/remove', { id: role.id })
    if (answer !== null && !isWireRefusal(answer)) showToast(texts.removed(role.name))
    onClose()
  }
  return (
    <Dialog
      onClose={onClose}
      title={texts.removeTitle(role.name)}
      cancel={staffMessages.cancel}
      action={{ label: texts.remove, look: 'danger', busy, onClick: () => void remove() }}
    >
      <p>{texts.removeText}</p>
    </Dialog>
  )
}

const COLUMNS: readonly Column<TeamRole>[] = [
  {
    heading: staffMessages.role,
    look: 'main',
    phone: 'topStart',
    cell: (role) => <bdi>{roleName(role)}</bdi>,
  },
  { heading: texts.allows, className: styles.allows, cell: (role) => <RoleDuties role={role} /> },
  {
    heading: texts.team,
    className: styles.members,
    cell: ({ members }) => texts.members(members),
  },
]

interface RoleActionsProps {
  role: TeamRole
  onOpen(opened: Opened): void
}

function RoleActions({ role, onOpen }: RoleActionsProps) {
  const mayChange = useMayGive()(role) && role.id !== OWNER
  const name = roleName(role)
  if (!mayChange) return null
  return (
    <>
      <Button
        look="quiet"
        size="small"
        aria-label={texts.editLabel(name)}
        onClick={() => onOpen({ name: 'edit', role })}
      >
        {texts.edit}
      </Button>
      {!isBuiltIn(role.id) && role.members === 0 && (
        <Button
          look="quiet"
          size="small"
          aria-label={texts.removeLabel(name)}
          onClick={() => onOpen({ name: 'remove', role })}
        >
          {staffMessages.remove}
        </Button>
      )}
    </>
  )
}

export function Component() {
  const roles = useLoaderData<typeof loader>()
  const [opened, setOpened] = useState<Opened | null>(null)
  const close = () => setOpened(null)
  return (
    <Page
      title={texts.title}
      context={texts.context}
      parent={{ to: PATHS.team, name: staffMessages.team }}
      actions={
        <Button {...shortcut('create')} onClick={() => setOpened({ name: 'edit', role: null })}>
          <Icon node={Plus} />
          {texts.add}
        </Button>
      }
    >
      <ListCard
        label={texts.title}
        columns={[
          ...COLUMNS,
          actionColumn<TeamRole>((role) => <RoleActions role={role} onOpen={setOpened} />, 'topEnd'),
        ]}
        rows={roles}
        rowKey={({ id }) => id}
      />
      {opened?.name === 'edit' && <RoleDialog role={opened.role} onClose={close} />}
      {opened?.name === 'remove' && <RemoveRoleDialog role={opened.role} onClose={close} />}
    </Page>
  )
}
