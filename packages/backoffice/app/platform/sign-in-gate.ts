import { create } from 'zustand'

/** Whether somebody has to sign in before the calls that wait can go on. */
export const useSignInGate = create<{ closed: boolean }>()(() => ({ closed: false }))

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
