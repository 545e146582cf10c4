import type { ReactNode } from 'react'
import { openSignInGate, useSignInGate } from '#platform/sign-in-gate'
import styles from '#sign-in/sign-in-gate.module.css'
import { SignInSteps } from '#sign-in/sign-in-steps.tsx'

/** The sign-in over the screens while the gate is closed; what was typed into them stays. */
export function SignInGate({ children }: { children: ReactNode }) {
  const closed = useSignInGate((gate) => gate.closed)
  return (
    <>
      <div inert={closed} className={closed ? styles.hidden : undefined}>
        {children}
      </div>
      {closed && <SignInSteps onSignedIn={openSignInGate} />}
    </>
  )
}
