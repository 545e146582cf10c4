import { type ReactNode, Suspense, useLayoutEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import { resumeAfterSignIn, useSignInGate } from '#platform/sign-in-gate'
import styles from '#sign-in/sign-in-gate.module.css'
import { late } from '#ui/late'

const SignInSteps = late(async () => (await import('#sign-in/sign-in-steps.tsx')).SignInSteps)

/** A modal window of the browser: above every dialog of the screen, with everything else inert. */
function SignInWindow() {
  const window = useRef<HTMLDialogElement>(null)
  // Before the sign-in sets the focus.
  useLayoutEffect(() => window.current?.showModal(), [])
  return (
    <dialog ref={window} className={styles.window} onCancel={(event) => event.preventDefault()}>
      <Suspense>
        <SignInSteps onSignedIn={resumeAfterSignIn} />
      </Suspense>
    </dialog>
  )
}

/** The sign-in over the screens while the gate is closed; typed text stays. */
export function SignInGate({ children }: { children: ReactNode }) {
  const closed = useSignInGate((gate) => gate.closed)
  return (
    <>
      {children}
      {closed && createPortal(<SignInWindow />, document.body)}
    </>
  )
}
