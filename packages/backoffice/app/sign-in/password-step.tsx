import type { StaffSignIn, WireMember } from '@little-dunes/domain/contract/staff/account-calls'
import { isWireRefusal } from '@little-dunes/domain/messages/failures'
import { type FormEvent, useState } from 'react'
import { callAsGuest } from '#platform/client'
import formStyles from '#sign-in/sign-in-form.module.css'
import { SignInFrame } from '#sign-in/sign-in-frame.tsx'
import { signInMessages as texts } from '#sign-in/sign-in-messages'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/form/field.tsx'

/** Email and password; over open screens, only those of their team member. */
export function PasswordStep({
  holder,
  onRight,
  onSignedIn,
}: {
  holder: WireMember | null
  onRight(started: { email: string; signIn: StaffSignIn }): void
  /** Called in a browser that needs no code. */
  onSignedIn(): void
}) {
  const [error, setError] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const [email, password] = [String(form.get('email')), String(form.get('password'))]
    setBusy(true)
    const answer = await callAsGuest('POST /api/staff/sign-in', { email, password }).catch(
      (cause: Error) => cause,
    )
    setBusy(false)
    if (answer instanceof Error || isWireRefusal(answer)) setError(answer.message)
    else if (answer.signIn === null) onSignedIn()
    else onRight({ email, signIn: { ...answer, signIn: answer.signIn } })
  }

  return (
    <SignInFrame title={texts.title} lead={holder ? texts.leadAgain : texts.lead}>
      <form className={formStyles.form} onSubmit={submit}>
        <TextField
          label={texts.email}
          name="email"
          type="email"
          autoComplete="username"
          defaultValue={holder?.email}
          required
        />
        <TextField
          label={texts.password}
          name="password"
          type="password"
          autoComplete="current-password"
          required
          error={error}
        />
        <Button type="submit" size="large" busy={busy}>
          {texts.goOn}
        </Button>
      </form>
    </SignInFrame>
  )
}
