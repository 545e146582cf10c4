import type { WireMember } from '@little-dunes/domain/contract/staff/account-calls'
import { create } from 'zustand'

interface SignInGate {
  /** Whether somebody has to sign in before the calls that wait can go on. */
  closed: boolean
  /** Whose work the screens of this tab hold. */
  holder: WireMember | null
}

export const useSignInGate = create<SignInGate>()(() => ({ closed: false, holder: null }))

export const holdFor = (holder: WireMember): void => useSignInGate.setState({ holder })

let waiting: (() => void)[] = []

/** Asks for a sign-in over whatever is on screen, and goes on when it is made: drafts stay as they are. */
export function untilSignedIn(): Promise<void> {
  useSignInGate.setState({ closed: true })
  return new Promise((resolve) => waiting.push(resolve))
}

/** Lets the waiting calls go on. */
export function resumeAfterSignIn(): void {
  const resumed = waiting
  waiting = []
  useSignInGate.setState({ closed: false })
  for (const resume of resumed) resume()
}
