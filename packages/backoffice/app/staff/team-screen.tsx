import { Icon } from '@little-dunes/design/icon.tsx'
import type { TeamMember } from '@little-dunes/domain/contract/staff/member-calls'
import type { TeamRole } from '@little-dunes/domain/contract/staff/role-calls'
import { isWireRefusal } from '@little-dunes/domain/messages/failures'
import { clsx } from 'clsx'
import { ShieldCheck, UserPlus } from 'lucide'
import { useState } from 'react'
import { useLoaderData, useRevalidator } from 'react-router'
import { call, load } from '#platform/client'
import { formatDateTime } from '#platform/format'
import { PATHS } from '#shell/paths'
import { InviteDialog } from '#staff/invite-dialog.tsx'
import { type IssuedLink, LinkDialog } from '#staff/link-dialog.tsx'
import { MemberDialog, type MemberQuestion } from '#staff/member-dialog.tsx'
import { staffMessages as texts } from '#staff/staff-messages'
import styles from '#staff/team-screen.module.css'
import { useMayGive } from '#staff/use-may-give'
import { Button, ButtonLink } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { EmailText } from '#ui/display/email-text.tsx'
import { Initials } from '#ui/display/initials.tsx'
import tables from '#ui/list/table.module.css'
import { Page } from '#ui/page.tsx'
import { roleName } from '#ui/roles/role-name'
import { shortcut } from '#ui/shortcuts/shortcut-keys'
import { showError, showToast } from '#ui/toast/toast-store'

export async function loader() {
  const [{ members }, { roles }] = await Promise.all([
    load('GET /api/staff/members', {}),
    load('GET /api/staff/roles', {}),
  ])
  return { members, roles }
}

/** A dialog that is open, with what it is about. */
type Opened =
  | { name: 'invite' }
  | ({ name: 'link' } & IssuedLink)
  | { name: MemberQuestion; member: TeamMember }

interface RowProps {
  member: TeamMember
  roles: readonly TeamRole[]
  onOpen(opened: Opened): void
}

function MemberRow({ member, roles, onOpen }: RowProps) {
  const mayGive = useMayGive()
  const { revalidate } = useRevalidator()
  const { id, role, active, lastUsedAt } = member
  const name = member.name || member.email
  const current = roles.find((one) => one.id === role)
  const mayChange = current !== undefined && mayGive(current)

  async function giveRole(next: TeamRole) {
    const answer = await call('POST /api/staff/members/role', { id, from: role, role: next.id })
    if (isWireRefusal(answer)) showError(answer.message)
    else showToast(texts.roleChanged(name, roleName(next)))
    return revalidate()
  }

  const question = (asked: MemberQuestion, label: string) => (
    <Button look="quiet" size="small" onClick={() => onOpen({ name: asked, member })}>
      {label}
    </Button>
  )

  return (
    <tr>
      <td className={tables.main}>
        <span className={styles.person}>
          <Initials name={name} />
          <span>
            {member.name ? <bdi>{member.name}</bdi> : <EmailText email={member.email} />}
            {member.name && (
              <small>
                <EmailText email={member.email} />
              </small>
            )}
          </span>
        </span>
      </td>
      <td className={tables.topEnd}>
        <select
          className={styles.role}
          aria-label={texts.roleOf(name)}
          value={role}
          disabled={!mayChange}
          onChange={({ target }) => {
            const next = roles.find((one) => one.id === target.value)
            if (next) giveRole(next).catch(showError)
          }}
        >
          {roles.map((one) => (
            <option key={one.id} value={one.id} disabled={!mayGive(one)}>
              {roleName(one)}
            </option>
          ))}
        </select>
      </td>
      <td>{active ? (lastUsedAt === null ? texts.never : formatDateTime(lastUsedAt)) : texts.notYetHere}</td>
      <td className={clsx(tables.end, styles.actions)}>
        {mayChange && (
          <>
            {active && question('signOut', texts.signOutEverywhere)}
            {question('newLink', texts.newLink)}
            {question('remove', texts.remove)}
          </>
        )}
      </td>
    </tr>
  )
}

/** Who works here. */
export function Component() {
  const { members, roles } = useLoaderData<typeof loader>()
  const { revalidate } = useRevalidator()
  const [opened, setOpened] = useState<Opened | null>(null)
  const close = () => setOpened(null)
  return (
    <Page
      title={texts.team}
      context={texts.teamContext}
      actions={
        <>
          <ButtonLink look="outline" to={PATHS.roles}>
            <Icon node={ShieldCheck} />
            {texts.roles}
          </ButtonLink>
          <Button {...shortcut('create')} onClick={() => setOpened({ name: 'invite' })}>
            <Icon node={UserPlus} />
            {texts.invite}
          </Button>
        </>
      }
    >
      <Card flush>
        <div className={tables.scroll}>
          <table className={clsx(tables.table, tables.cards)}>
            <thead>
              <tr>
                <th>{texts.person}</th>
                <th>{texts.role}</th>
                <th>{texts.lastSeen}</th>
                <th />
              </tr>
            </thead>
            <tbody>
              {members.map((member) => (
                <MemberRow key={member.id} member={member} roles={roles} onOpen={setOpened} />
              ))}
            </tbody>
          </table>
        </div>
      </Card>
      {opened?.name === 'invite' && (
        <InviteDialog
          roles={roles}
          onClose={close}
          onLink={(issued) => {
            setOpened({ name: 'link', ...issued })
            revalidate()
          }}
        />
      )}
      {opened?.name === 'link' && (
        <LinkDialog link={opened.link} emailedTo={opened.emailedTo} onClose={close} />
      )}
      {opened && 'member' in opened && (
        <MemberDialog
          question={opened.name}
          member={opened.member}
          onLink={(issued) => setOpened({ name: 'link', ...issued })}
          onClose={() => {
            close()
            revalidate()
          }}
        />
      )}
    </Page>
  )
}
