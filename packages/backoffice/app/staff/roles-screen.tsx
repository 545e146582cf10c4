import { Icon } from '@little-dunes/design/icon.tsx'
import { OWNER, STAFF_ROLES } from '@little-dunes/domain/accounts/permissions'
import type { TeamRole } from '@little-dunes/domain/contract/staff/role-calls'
import { isWireRefusal } from '@little-dunes/domain/messages/failures'
import { clsx } from 'clsx'
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
import { Card } from '#ui/card.tsx'
import { Dialog } from '#ui/dialog.tsx'
import tables from '#ui/list/table.module.css'
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
      open
      onClose={onClose}
      title={texts.removeTitle(role.name)}
      cancel={staffMessages.cancel}
      actions={
        <Button look="danger" busy={busy} onClick={() => void remove()}>
          {texts.remove}
        </Button>
      }
    >
      <p>{texts.removeText}</p>
    </Dialog>
  )
}

function RoleRow({ role, onOpen }: { role: TeamRole; onOpen(opened: Opened): void }) {
  const mayChange = useMayGive()(role) && role.id !== OWNER
  const name = roleName(role)
  return (
    <tr>
      <td className={clsx(tables.main, tables.topStart)}>
        <bdi>{name}</bdi>
      </td>
      <td className={styles.allows}>
        <RoleDuties role={role} />
      </td>
      <td className={styles.members}>{texts.members(role.members)}</td>
      <td className={clsx(tables.end, tables.topEnd)}>
        {mayChange && (
          <Button
            look="quiet"
            size="small"
            aria-label={texts.editOf(name)}
            onClick={() => onOpen({ name: 'edit', role })}
          >
            {texts.edit}
          </Button>
        )}
        {mayChange && !isBuiltIn(role.id) && role.members === 0 && (
          <Button
            look="quiet"
            size="small"
            aria-label={texts.removeOf(name)}
            onClick={() => onOpen({ name: 'remove', role })}
          >
            {staffMessages.remove}
          </Button>
        )}
      </td>
    </tr>
  )
}

/** What each role allows; the owner's is fixed. */
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
      <Card flush>
        <div className={tables.scroll}>
          <table className={clsx(tables.table, tables.cards)} aria-label={texts.title}>
            <thead>
              <tr>
                <th>{staffMessages.role}</th>
                <th>{texts.allows}</th>
                <th>{texts.team}</th>
                <th />
              </tr>
            </thead>
            <tbody>
              {roles.map((role) => (
                <RoleRow key={role.id} role={role} onOpen={setOpened} />
              ))}
            </tbody>
          </table>
        </div>
      </Card>
      {opened?.name === 'edit' && <RoleDialog role={opened.role} onClose={close} />}
      {opened?.name === 'remove' && <RemoveRoleDialog role={opened.role} onClose={close} />}
    </Page>
  )
}
