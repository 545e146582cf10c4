import type { StaffSignIn } from '@little-dunes/domain/contract/staff/account-calls'
import { useState } from 'react'
import { callAsGuest } from '#platform/client'
import { CodeStep } from '#sign-in/code-step.tsx'
import { PasswordStep } from '#sign-in/password-step.tsx'

interface Started {
  email: string
  signIn: StaffSignIn
}

let lastMember: string | null = null

/** Somebody else at the same tab gets none of what the screens still hold. */
async function goOnAsSame(goOn: () => void): Promise<void> {
  const answer = await callAsGuest('GET /api/staff/session', {})
  const id = answer.success ? (answer.member?.id ?? null) : null
  if (lastMember !== null && id !== lastMember) window.location.reload()
  else goOn()
  lastMember = id
}

/** Password, then code. */
export function SignInSteps({ onSignedIn }: { onSignedIn(): void }) {
  const [started, setStarted] = useState<Started | null>(null)
  const goOn = () => void goOnAsSame(onSignedIn)
  if (!started) return <PasswordStep onRight={setStarted} onSignedIn={goOn} />
  return (
    <CodeStep
      email={started.email}
      signIn={started.signIn}
      onAgain={() => setStarted(null)}
      onSignedIn={goOn}
    />
  )
}
