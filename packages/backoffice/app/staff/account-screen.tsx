import { Icon } from '@little-dunes/design/icon.tsx'
import type { ReplyOf } from '@little-dunes/domain/contract/calls'
import { BACKOFFICE } from '@little-dunes/domain/paths'
import { KeyRound, LogOut, MonitorSmartphone, ShieldCheck } from 'lucide'
import { useState } from 'react'
import { useLoaderData, useRevalidator } from 'react-router'
import { call, load } from '#platform/client'
import { formatDate, formatDateTime } from '#platform/format'
import { stopBackground } from '#platform/live-events'
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
import { useMutation } from '#ui/use-mutation'

type Sessions = ReplyOf<'GET /api/staff/sessions'>
type Session = Sessions['sessions'][number]
type TrustedBrowser = Sessions['trusted'][number]

export async function loader() {
  const [{ sessions, trusted }, { passkeys }] = await Promise.all([
    load('GET /api/staff/sessions', {}),
    load('GET /api/staff/passkeys', {}),
  ])
  return { sessions, trusted, passkeys }
}

async function signOut() {
  const allowBackground = stopBackground()
  try {
    await call('POST /api/staff/sign-out', {})
  } catch (cause) {
    allowBackground()
    throw cause
  }
  // A new page, so that nothing on the screen remains.
  window.location.assign(BACKOFFICE)
}

function shownName(device: string | null): string {
  const name = deviceName(device)
  return name ? texts.browserOn(name.browser, name.system) : (device ?? texts.unknownDevice)
}

/** Ends one session, or without an id all others. */
function EndButton({ id, ended, children }: { id?: string; ended: string; children: string }) {
  const { busy, change } = useMutation()

  async function end() {
    const answer = await change('POST /api/staff/sessions/end', id === undefined ? {} : { id })
    if (answer?.success) showToast(ended)
  }

  return (
    <Button look="outline" size="small" busy={busy} onClick={end}>
      {children}
    </Button>
  )
}

const SessionRow = ({ id, current, device, address, lastUsedAt }: Session) => (
  <li className={styles.row}>
    <Icon node={MonitorSmartphone} />
    <span>
      {shownName(device)} {current && <Tag look="sea">{texts.thisSession}</Tag>}
      <small>
        <bdi>{address}</bdi> · {texts.lastUsed(formatDateTime(lastUsedAt))}
      </small>
    </span>
    {!current && (
      <EndButton id={id} ended={texts.sessionEnded}>
        {texts.endSession}
      </EndButton>
    )}
  </li>
)

const TrustedRow = ({ id, device, address, endsAt }: TrustedBrowser) => (
  <li className={styles.row}>
    <Icon node={ShieldCheck} />
    <span>
      {shownName(device)}
      <small>
        <bdi>{address}</bdi> · {texts.withoutCode(formatDate(endsAt))}
      </small>
    </span>
    <EndButton id={id} ended={texts.trustEnded}>
      {texts.endSession}
    </EndButton>
  </li>
)

export function Component() {
  const member = useCurrentStaff()
  const { sessions, trusted, passkeys } = useLoaderData<typeof loader>()
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
        <Card
          title={texts.sessions}
          actions={
            sessions.length + trusted.length > 1 && (
              <EndButton ended={texts.othersEnded}>{texts.endOthers}</EndButton>
            )
          }
        >
          <ul>
            {sessions.map((session) => (
              <SessionRow key={session.id} {...session} />
            ))}
          </ul>
          {trusted.length > 0 && (
            <ul aria-label={texts.trusted}>
              {trusted.map((browser) => (
                <TrustedRow key={browser.id} {...browser} />
              ))}
            </ul>
          )}
        </Card>
      </Stack>
    </Page>
  )
}
