import { Icon } from '@little-dunes/design/icon.tsx'
import type { StaffSignIn } from '@little-dunes/domain/contract/staff/account-calls'
import { isWireRefusal } from '@little-dunes/domain/messages/failures'
import { Fingerprint, ShieldCheck } from 'lucide'
import { type FormEvent, useRef, useState } from 'react'
import { callAsGuest } from '#platform/client'
import { shopName } from '#platform/shop-name'
import { CODE_LENGTH, CodeCells } from '#sign-in/code-cells.tsx'
import { EnrolmentKey } from '#sign-in/enrolment-key.tsx'
import { signInByPasskey } from '#sign-in/passkeys'
import { RecoveryCodes } from '#sign-in/recovery-codes.tsx'
import formStyles from '#sign-in/sign-in-form.module.css'
import { SignInFrame } from '#sign-in/sign-in-frame.tsx'
import { signInMessages as texts } from '#sign-in/sign-in-messages'
import { Button } from '#ui/button.tsx'
import { CheckField, Field, TextField } from '#ui/form/field.tsx'

interface CodeStepProps {
  email: string
  signIn: StaffSignIn
  /** Back to the password. */
  onAgain(): void
  onSignedIn(): void
}

interface CodeFieldProps {
  isRecovery: boolean
  code: string
  error: string | null
  onCode(code: string): void
  onWhole(code: string): void
}

const CodeField = ({ isRecovery, code, error, onCode, onWhole }: CodeFieldProps) =>
  isRecovery ? (
    <TextField
      label={texts.recoveryCode}
      name="code"
      dir="ltr"
      autoComplete="off"
      maxLength={12}
      required
      value={code}
      onChange={({ target }) => onCode(target.value)}
      error={error}
    />
  ) : (
    <Field label={texts.code} error={error}>
      {(control) => <CodeCells control={control} code={code} onCode={onCode} onWhole={onWhole} />}
    </Field>
  )

const NotYou = ({ email, onAgain }: Pick<CodeStepProps, 'email' | 'onAgain'>) => (
  <p className={formStyles.who}>
    <Icon node={ShieldCheck} />
    <span>
      {texts.notYou(email)}{' '}
      <span className={formStyles.links}>
        <button type="button" onClick={onAgain}>
          {texts.another}
        </button>
      </span>
    </span>
  </p>
)

/** Code of the authenticator app, which is set up here the first time, or a recovery code. */
export function CodeStep({ email, signIn, onAgain, onSignedIn }: CodeStepProps) {
  const form = useRef<HTMLFormElement>(null)
  const [error, setError] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const [isRecovery, setIsRecovery] = useState(false)
  const [code, setCode] = useState('')
  const [trust, setTrust] = useState(false)
  const [newCodes, setNewCodes] = useState<string[]>([])
  const { enrolment, name, passkey } = signIn

  /** Typing removes the message about the previous code. */
  function type(typed: string) {
    setCode(typed)
    setError(null)
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    void send(code)
  }

  async function send(typed: string) {
    if (busy) return
    setBusy(true)
    const input = { signIn: signIn.signIn, code: typed, trust: trust && !isRecovery }
    const answer = await callAsGuest('POST /api/staff/sign-in/code', input).catch((cause: Error) => cause)
    setBusy(false)
    if (answer instanceof Error || isWireRefusal(answer)) {
      setError(answer.message)
      // The next code replaces this one.
      ;(form.current?.elements.namedItem('code') as HTMLInputElement | null)?.select()
    } else if (answer.recoveryCodes.length > 0) setNewCodes(answer.recoveryCodes)
    else onSignedIn()
  }

  async function answerByPasskey(options: NonNullable<StaffSignIn['passkey']>) {
    setBusy(true)
    setError(null)
    const problem = await signInByPasskey(signIn.signIn, options, trust)
    setBusy(false)
    if (problem === null) onSignedIn()
    else setError(problem)
  }

  if (newCodes.length > 0) return <RecoveryCodes codes={newCodes} onSaved={onSignedIn} />
  const [title, lead] = enrolment
    ? [texts.enrolTitle, texts.enrolLead]
    : [texts.stepTwo(name), isRecovery ? texts.recoveryLead : texts.codeLead(shopName('en'))]
  return (
    <SignInFrame key={lead} title={title} lead={lead}>
      <form ref={form} className={formStyles.form} onSubmit={submit}>
        {enrolment && <EnrolmentKey enrolment={enrolment} />}
        <CodeField isRecovery={isRecovery} code={code} error={error} onCode={type} onWhole={send} />
        {!enrolment && !isRecovery && (
          <CheckField
            label={texts.trustDevice}
            checked={trust}
            onChange={({ target }) => setTrust(target.checked)}
          />
        )}
        <Button type="submit" size="large" busy={busy} disabled={!isRecovery && code.length < CODE_LENGTH}>
          {texts.signIn}
        </Button>
        {passkey && (
          <Button look="outline" size="large" busy={busy} onClick={() => void answerByPasskey(passkey)}>
            <Icon node={Fingerprint} />
            {texts.usePasskey}
          </Button>
        )}
        {!enrolment && (
          <div className={formStyles.links}>
            <button
              type="button"
              onClick={() => {
                type('')
                setIsRecovery(!isRecovery)
              }}
            >
              {isRecovery ? texts.useApp : texts.useRecoveryCode}
            </button>
          </div>
        )}
        <NotYou email={email} onAgain={onAgain} />
      </form>
    </SignInFrame>
  )
}
