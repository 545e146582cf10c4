import formStyles from '#sign-in/sign-in-form.module.css'
import { SignInFrame } from '#sign-in/sign-in-frame.tsx'
import { signInMessages as texts } from '#sign-in/sign-in-messages'
import { Button } from '#ui/button.tsx'

/** The recovery codes, shown once. */
export function RecoveryCodes({ codes, onKept }: { codes: string[]; onKept(): void }) {
  return (
    <SignInFrame title={texts.recoveryTitle} lead={texts.recoveryText}>
      <div className={formStyles.form}>
        <ul className={formStyles.codes} dir="ltr">
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ul>
        <Button size="large" onClick={onKept}>
          {texts.kept}
        </Button>
      </div>
    </SignInFrame>
  )
}
