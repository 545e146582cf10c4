import { Icon } from '@little-dunes/design/icon.tsx'
import { STAFF_ROLES, type StaffRole } from '@little-dunes/domain/accounts/permissions'
import type { TeamMember } from '@little-dunes/domain/contract/staff/member-calls'
import { isWireRefusal } from '@little-dunes/domain/messages/failures'
import { clsx } from 'clsx'
import { UserPlus } from 'lucide'
import { useState } from 'react'
import { useLoaderData, useRevalidator } from 'react-router'
import { call, load } from '#platform/client'
import { formatDateTime } from '#platform/format'
import { InviteDialog } from '#staff/invite-dialog.tsx'
import { LinkDialog } from '#staff/link-dialog.tsx'
import { MemberDialog, type MemberQuestion } from '#staff/member-dialog.tsx'
import { staffMessages as texts } from '#staff/staff-messages'
import styles from '#staff/team-screen.module.css'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { EmailText } from '#ui/display/email-text.tsx'
import { Initials } from '#ui/display/initials.tsx'
import tables from '#ui/list/table.module.css'
import { Page } from '#ui/page.tsx'
import { shortcut } from '#ui/shortcuts/shortcut-keys'
import { showError, showToast } from '#ui/toast/toast-store'
import { uiMessages } from '#ui/ui-messages'

export const loader = async () => (await load('GET /api/staff/members', {})).members

/** A dialog that is open, with what it is about. */
type Opened =
  | { name: 'invite' }
  | { name: 'link'; link: string }
  | { name: MemberQuestion; member: TeamMember }

interface RowProps {
  member: TeamMember
  onOpen(opened: Opened): void
}

function MemberRow({ member, onOpen }: RowProps) {
  const { revalidate } = useRevalidator()
  const { id, role, active, lastUsedAt } = member
  const name = member.name || member.email

  async function giveRole(next: StaffRole) {
    const answer = await call('POST /api/staff/members/role', { id, from: role, role: next })
    if (isWireRefusal(answer)) showError(answer.message)
    else showToast(texts.roleChanged(name, uiMessages.roles[next]))
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
          onChange={(event) => giveRole(event.target.value as StaffRole).catch(showError)}
        >
          {STAFF_ROLES.map((one) => (
            <option key={one} value={one}>
              {uiMessages.roles[one]}
            </option>
          ))}
        </select>
      </td>
      <td>{active ? (lastUsedAt === null ? texts.never : formatDateTime(lastUsedAt)) : texts.notYetHere}</td>
      <td className={clsx(tables.end, styles.actions)}>
        {active && question('signOut', texts.signOutEverywhere)}
        {question('newLink', texts.newLink)}
        {question('remove', texts.remove)}
      </td>
    </tr>
  )
}

/** Who works here. */
export function Component() {
  const members = useLoaderData<TeamMember[]>()
  const { revalidate } = useRevalidator()
  const [opened, setOpened] = useState<Opened | null>(null)
  const close = () => setOpened(null)
  return (
    <Page
      title={texts.team}
      context={texts.teamContext}
      actions={
        <Button {...shortcut('create')} onClick={() => setOpened({ name: 'invite' })}>
          <Icon node={UserPlus} />
          {texts.invite}
        </Button>
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
                <MemberRow key={member.id} member={member} onOpen={setOpened} />
              ))}
            </tbody>
          </table>
        </div>
      </Card>
      {opened?.name === 'invite' && (
        <InviteDialog
          onClose={close}
          onLink={(link) => {
            setOpened({ name: 'link', link })
            revalidate()
          }}
        />
      )}
      {opened?.name === 'link' && <LinkDialog link={opened.link} onClose={close} />}
      {opened && 'member' in opened && (
        <MemberDialog
          question={opened.name}
          member={opened.member}
          onLink={(link) => setOpened({ name: 'link', link })}
          onClose={() => {
            close()
            revalidate()
          }}
        />
      )}
    </Page>
  )
}
