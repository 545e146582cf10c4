import type { WireMember } from '@little-dunes/domain/contract/staff/account-calls'
import { create } from 'zustand'

interface SignInGate {
  /** True while calls wait for a sign-in. */
  closed: boolean
  /** The team member whose work is on the screens of this tab. */
  holder: WireMember | null
}

export const useSignInGate = create<SignInGate>()(() => ({ closed: false, holder: null }))

export const holdFor = (holder: WireMember): void => useSignInGate.setState({ holder })

let waiting: (() => void)[] = []

/** Asks for a sign-in over the current screen and resolves after it; drafts stay. */
export function untilSignedIn(): Promise<void> {
  useSignInGate.setState({ closed: true })
  return new Promise((resolve) => waiting.push(resolve))
}

export function resumeAfterSignIn(): void {
  const resumed = waiting
  waiting = []
  useSignInGate.setState({ closed: false })
  for (const resume of resumed) resume()
}
