import { Icon } from '@little-dunes/design/icon.tsx'
import type { StaffSignIn } from '@little-dunes/domain/contract/staff/account-calls'
import { Check, Copy } from 'lucide'
import { useRef, useState } from 'react'
import formStyles from '#sign-in/sign-in-form.module.css'
import { signInMessages as texts } from '#sign-in/sign-in-messages'
import { Button } from '#ui/button.tsx'

/** 'ABCD EFGH' is easier to type than one long word. */
const inFours = (key: string): string => key.match(/.{1,4}/g)?.join(' ') ?? key

/** The key of a code app as a picture to scan and as letters to type, or to copy where the app is on this phone. */
export function EnrolmentKey({ enrolment }: { enrolment: NonNullable<StaffSignIn['enrolment']> }) {
  const letters = useRef<HTMLParagraphElement>(null)
  const [said, setSaid] = useState<string | null>(null)

  async function copy() {
    try {
      await navigator.clipboard.writeText(enrolment.key)
      setSaid(texts.copied)
    } catch {
      // Pages without a secure address have no clipboard: the selected letters are copied by the phone itself.
      if (letters.current) getSelection()?.selectAllChildren(letters.current)
      setSaid(texts.selected)
    }
  }

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
          <Button look="outline" size="small" onClick={() => void copy()}>
            <Icon node={said === texts.copied ? Check : Copy} />
            {texts.copyKey}
          </Button>
          <span role="status">{said}</span>
        </div>
      </div>
    </>
  )
}
