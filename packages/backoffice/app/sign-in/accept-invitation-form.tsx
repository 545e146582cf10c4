import type { ReplyOf } from '@little-dunes/domain/contract/calls'
import type { StaffSignIn } from '@little-dunes/domain/contract/staff/account-calls'
import { isWireRefusal } from '@little-dunes/domain/messages/failures'
import { type FormEvent, useState } from 'react'
import { callAsGuest } from '#platform/client'
import formStyles from '#sign-in/sign-in-form.module.css'
import { SignInFrame } from '#sign-in/sign-in-frame.tsx'
import { signInMessages as texts } from '#sign-in/sign-in-messages'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/form/field.tsx'
import { InlineAlert } from '#ui/inline-alert.tsx'
import { roleName } from '#ui/roles/role-name'

type Problem = keyof typeof texts.problems
type Problems = Partial<Record<'email' | 'name' | 'password', Problem>>
type Invitation = ReplyOf<'POST /api/staff/invitation'>

interface AcceptFormProps extends Invitation {
  invitation: string
  onAccepted(started: { email: string; signIn: StaffSignIn }): void
}

export function AcceptInvitationForm({
  invitation,
  email,
  role,
  roleName: invitedAs,
  onAccepted,
}: AcceptFormProps) {
  const [problems, setProblems] = useState<Problems>({})
  const [error, setError] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const getProblemText = (field: keyof Problems) => problems[field] && texts.problems[problems[field]]

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const identity = { email: email ?? String(form.get('email')), name: String(form.get('name')) }
    const input = { invitation, ...identity, password: String(form.get('password')) }
    setBusy(true)
    const answer = await callAsGuest('POST /api/staff/invitation/accept', input).catch(
      (cause: Error) => cause,
    )
    setBusy(false)
    if (!(answer instanceof Error) && !isWireRefusal(answer))
      return onAccepted({ email: identity.email, signIn: answer })
    const fields = isWireRefusal(answer) ? (answer.fields as Problems | undefined) : undefined
    setProblems(fields ?? {})
    setError(fields ? null : answer.message)
  }

  return (
    <SignInFrame
      title={email === null ? texts.welcomeOwner : texts.welcome}
      lead={texts.welcomeLead(roleName({ id: role, name: invitedAs }))}
    >
      <form className={formStyles.form} onSubmit={submit} noValidate>
        {error && (
          <InlineAlert kind="error">
            <p>{error}</p>
          </InlineAlert>
        )}
        <TextField
          label={texts.email}
          name="email"
          type="email"
          autoComplete="username"
          defaultValue={email ?? ''}
          readOnly={email !== null}
          error={getProblemText('email')}
        />
        <TextField label={texts.name} name="name" autoComplete="name" error={getProblemText('name')} />
        <TextField
          label={texts.password}
          hint={texts.passwordHint}
          name="password"
          type="password"
          autoComplete="new-password"
          error={getProblemText('password')}
        />
        <Button type="submit" size="large" busy={busy}>
          {texts.goOn}
        </Button>
      </form>
    </SignInFrame>
  )
}
