import { Icon } from '@little-dunes/design/icon.tsx'
import type { ReplyOf } from '@little-dunes/domain/contract/calls'
import { isWireRefusal } from '@little-dunes/domain/messages/failures'
import { BACKOFFICE } from '@little-dunes/domain/paths'
import { KeyRound, LogOut, MonitorSmartphone } from 'lucide'
import { useState } from 'react'
import { useLoaderData, useRevalidator } from 'react-router'
import { call, load } from '#platform/client'
import { formatDateTime } from '#platform/format'
import { unfollowAll } from '#platform/live-events'
import { useCurrentStaff } from '#platform/member'
import { MoreScreens } from '#shell/more-screens.tsx'
import styles from '#staff/account-screen.module.css'
import { deviceName } from '#staff/device-name'
import { PasskeysCard } from '#staff/passkeys-card.tsx'
import { PasswordDialog } from '#staff/password-dialog.tsx'
import { staffMessages as texts } from '#staff/staff-messages'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { Tag } from '#ui/display/tag.tsx'
import { LanguageSwitch } from '#ui/language-switch.tsx'
import { Page, Stack } from '#ui/page.tsx'
import { showError, showToast } from '#ui/toast/toast-store'

type Session = ReplyOf<'GET /api/staff/sessions'>['sessions'][number]

export async function loader() {
  const [{ sessions }, { passkeys }] = await Promise.all([
    load('GET /api/staff/sessions', {}),
    load('GET /api/staff/passkeys', {}),
  ])
  return { sessions, passkeys }
}

async function signOut() {
  await call('POST /api/staff/sign-out', {})
  unfollowAll()
  // A fresh page: nothing of what was on screen stays.
  window.location.assign(BACKOFFICE)
}

function SessionRow({ id, current, device, address, lastUsedAt }: Session) {
  const { revalidate } = useRevalidator()
  const name = deviceName(device)

  async function end() {
    const answer = await call('POST /api/staff/sessions/end', { id })
    if (isWireRefusal(answer)) return showError(answer.message)
    showToast(texts.sessionEnded)
    return revalidate()
  }

  return (
    <li className={styles.row}>
      <Icon node={MonitorSmartphone} />
      <span>
        {name ? texts.browserOn(name.browser, name.system) : (device ?? texts.unknownDevice)}{' '}
        {current && <Tag look="sea">{texts.thisSession}</Tag>}
        <small>
          <bdi>{address}</bdi> · {texts.lastUsed(formatDateTime(lastUsedAt))}
        </small>
      </span>
      {!current && (
        <Button look="outline" size="small" onClick={() => end().catch(showError)}>
          {texts.endSession}
        </Button>
      )}
    </li>
  )
}

/** The own account: who is signed in, and where. */
export function Component() {
  const member = useCurrentStaff()
  const { sessions, passkeys } = useLoaderData<typeof loader>()
  const { revalidate } = useRevalidator()
  const [isChanging, setIsChanging] = useState(false)

  function close(message?: string) {
    setIsChanging(false)
    if (message === undefined) return
    showToast(message)
    revalidate().catch(showError)
  }

  return (
    <Page
      title={texts.account}
      context={
        <>
          <bdi>{member.name}</bdi> · <bdi dir="ltr">{member.email}</bdi>
        </>
      }
      actions={
        <>
          <span className={styles.language}>
            <LanguageSwitch />
          </span>
          <Button look="outline" onClick={() => setIsChanging(true)}>
            <Icon node={KeyRound} />
            {texts.changePassword}
          </Button>
          <Button look="outline" onClick={() => signOut().catch(showError)}>
            <Icon node={LogOut} />
            {texts.signOut}
          </Button>
        </>
      }
    >
      {isChanging && <PasswordDialog onClose={close} onChanged={close} />}
      <Stack>
        <MoreScreens />
        <PasskeysCard passkeys={passkeys} />
        <Card title={texts.sessions}>
          <ul>
            {sessions.map((session) => (
              <SessionRow key={session.id} {...session} />
            ))}
          </ul>
        </Card>
      </Stack>
    </Page>
  )
}
