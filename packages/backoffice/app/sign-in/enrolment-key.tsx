import type { StaffSignIn } from '@little-dunes/domain/contract/staff/account-calls'
import { useRef } from 'react'
import { CopyButton } from '#sign-in/copy-button.tsx'
import formStyles from '#sign-in/sign-in-form.module.css'
import { signInMessages as texts } from '#sign-in/sign-in-messages'

/** 'ABCD EFGH' is easier to type than one long word. */
const inFours = (key: string): string => key.match(/.{1,4}/g)?.join(' ') ?? key

/** Key of an authenticator app as a picture to scan and as text to type, or to copy if the app is on this phone. */
export function EnrolmentKey({ enrolment }: { enrolment: NonNullable<StaffSignIn['enrolment']> }) {
  const letters = useRef<HTMLParagraphElement>(null)

  return (
    <>
      <img
        className={formStyles.picture}
        src={`data:image/svg+xml,${encodeURIComponent(enrolment.picture)}`}
        alt={texts.picture}
      />
      <div>
        <p className={formStyles.hint}>{texts.key}</p>
        <p ref={letters} className={formStyles.key} dir="ltr" data-testid="totp-key">
          {inFours(enrolment.key)}
        </p>
        <div className={formStyles.links}>
          <CopyButton text={enrolment.key} shown={letters}>
            {texts.copyKey}
          </CopyButton>
        </div>
      </div>
    </>
  )
}
