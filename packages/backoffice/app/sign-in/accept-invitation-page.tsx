import type { ReplyOf } from '@little-dunes/domain/contract/calls'
import type { StaffSignIn } from '@little-dunes/domain/contract/staff/account-calls'
import { isWireRefusal } from '@little-dunes/domain/messages/failures'
import { BACKOFFICE } from '@little-dunes/domain/paths'
import { useEffect, useState } from 'react'
import { callAsGuest } from '#platform/client'
import { AcceptInvitationForm } from '#sign-in/accept-invitation-form.tsx'
import { CodeStep } from '#sign-in/code-step.tsx'
import { SignInFrame } from '#sign-in/sign-in-frame.tsx'
import { signInMessages as texts } from '#sign-in/sign-in-messages'

/** Loads the back office again, so that nothing of the link stays in the tab. */
const enter = () => window.location.replace(BACKOFFICE)

/** Accepts an invitation; its token is after `#`, which is never sent to a server. */
export function AcceptInvitationPage() {
  const [invitation] = useState(() => window.location.hash.slice(1))
  const [seen, setSeen] = useState<ReplyOf<'POST /api/staff/invitation'> | string | null>(null)
  const [started, setStarted] = useState<{ email: string; signIn: StaffSignIn } | null>(null)

  useEffect(() => {
    callAsGuest('POST /api/staff/invitation', { invitation })
      .then((answer) => setSeen(isWireRefusal(answer) ? answer.message : answer))
      .catch((error: Error) => setSeen(error.message))
  }, [invitation])

  if (started)
    return <CodeStep {...started} onAgain={() => window.location.replace(BACKOFFICE)} onSignedIn={enter} />
  if (seen === null) return null
  if (typeof seen === 'string') {
    return (
      <SignInFrame title={texts.linkEnded} lead={seen}>
        {null}
      </SignInFrame>
    )
  }
  return <AcceptInvitationForm invitation={invitation} {...seen} onAccepted={setStarted} />
}
