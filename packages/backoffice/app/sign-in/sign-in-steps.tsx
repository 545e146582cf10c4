import type { StaffSignIn, WireMember } from '@little-dunes/domain/contract/staff/account-calls'
import { useState } from 'react'
import { callAsGuest } from '#platform/client'
import { useSignInGate } from '#platform/sign-in-gate'
import { CodeStep } from '#sign-in/code-step.tsx'
import { PasswordStep } from '#sign-in/password-step.tsx'

interface Started {
  email: string
  signIn: StaffSignIn
}

/** Another team member in the same tab must not see the open screens. */
async function goOnAsSame(holder: WireMember | null, goOn: () => void): Promise<void> {
  const answer = await callAsGuest('GET /api/staff/session', {})
  const id = answer.success ? (answer.member?.id ?? null) : null
  if (holder && id !== holder.id) window.location.reload()
  else goOn()
}

/** Password, then code. */
export function SignInSteps({ onSignedIn }: { onSignedIn(): void }) {
  const [started, setStarted] = useState<Started | null>(null)
  const holder = useSignInGate((gate) => gate.holder)
  const goOn = () => void goOnAsSame(holder, onSignedIn)
  if (!started) return <PasswordStep holder={holder} onRight={setStarted} onSignedIn={goOn} />
  return (
    <CodeStep
      email={started.email}
      signIn={started.signIn}
      onAgain={() => setStarted(null)}
      onSignedIn={goOn}
    />
  )
}
