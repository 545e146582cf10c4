import { Icon } from '@little-dunes/design/icon.tsx'
import type { TeamMember } from '@little-dunes/domain/contract/staff/member-calls'
import type { TeamRole } from '@little-dunes/domain/contract/staff/role-calls'
import { isWireRefusal } from '@little-dunes/domain/messages/failures'
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
import { EmailText } from '#ui/display/email-text.tsx'
import { Initials } from '#ui/display/initials.tsx'
import { actionColumn, type Column } from '#ui/list/data-table.tsx'
import { ListCard } from '#ui/list/list-card.tsx'
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

type Opened =
  | { name: 'invite' }
  | ({ name: 'link' } & IssuedLink)
  | { name: MemberQuestion; member: TeamMember }

/** A member's role, and the other roles that the signed-in member may give. */
function RoleSelect({ member, roles }: { member: TeamMember; roles: readonly TeamRole[] }) {
  const mayGive = useMayGive()
  const { revalidate } = useRevalidator()
  const { id, role } = member
  const name = member.name || member.email
  const current = roles.find((one) => one.id === role)

  async function giveRole(next: TeamRole) {
    const answer = await call('POST /api/staff/members/role', { id, from: role, role: next.id })
    if (isWireRefusal(answer)) showError(answer.message)
    else showToast(texts.roleChanged(name, roleName(next)))
    return revalidate()
  }

  return (
    <select
      className={styles.role}
      aria-label={texts.roleLabel(name)}
      value={role}
      disabled={current === undefined || !mayGive(current)}
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
  )
}

const PERSON_COLUMN: Column<TeamMember> = {
  heading: texts.person,
  look: 'main',
  cell: ({ name, email }) => (
    <span className={styles.person}>
      <Initials name={name || email} />
      <span>
        {name ? <bdi>{name}</bdi> : <EmailText email={email} />}
        {name && (
          <small>
            <EmailText email={email} />
          </small>
        )}
      </span>
    </span>
  ),
}

const LAST_SEEN_COLUMN: Column<TeamMember> = {
  heading: texts.lastSeen,
  cell: ({ active, lastUsedAt }) => {
    if (!active) return texts.notYetHere
    return lastUsedAt === null ? texts.never : formatDateTime(lastUsedAt)
  },
}

export function Component() {
  const { members, roles } = useLoaderData<typeof loader>()
  const { revalidate } = useRevalidator()
  const [opened, setOpened] = useState<Opened | null>(null)
  const close = () => setOpened(null)
  const mayGive = useMayGive()
  const mayChange = ({ role }: TeamMember) => roles.some((one) => one.id === role && mayGive(one))

  const question = (member: TeamMember, name: MemberQuestion, label: string) => (
    <Button look="quiet" size="small" onClick={() => setOpened({ name, member })}>
      {label}
    </Button>
  )

  const columns: Column<TeamMember>[] = [
    PERSON_COLUMN,
    {
      heading: texts.role,
      phone: 'topEnd',
      cell: (member) => <RoleSelect member={member} roles={roles} />,
    },
    LAST_SEEN_COLUMN,
    {
      ...actionColumn(
        (member) =>
          mayChange(member) && (
            <>
              {member.active && question(member, 'signOut', texts.signOutEverywhere)}
              {question(member, 'newLink', texts.newLink)}
              {question(member, 'remove', texts.remove)}
            </>
          ),
      ),
      className: styles.actions,
    },
  ]

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
      <ListCard columns={columns} rows={members} rowKey={({ id }) => id} />
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
