import { Icon } from '@little-dunes/design/icon.tsx'
import { withLatinDigits } from '@little-dunes/domain/latin-digits'
import { clsx } from 'clsx'
import { CircleAlert } from 'lucide'
import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import styles from '#orders/confirm-phone.module.css'
import { ordersMessages } from '#orders/orders-messages'
import { call } from '#platform/client'
import { useMessages } from '#platform/messages'
import { Button } from '#ui/button.tsx'
import { Callout } from '#ui/callout.tsx'
import fieldStyles from '#ui/form/field.module.css'
import { Input } from '#ui/form/input.tsx'
import { showToast } from '#ui/toast/toast-store'

interface Step {
  /** Next action of the button. */
  next: 'send' | 'confirm'
  busy: boolean
  problem: string | null
}

const FIRST: Step = { next: 'send', busy: false, problem: null }

/** A cash order above the shop's limit waits until the customer confirms the phone by a code. */
export function ConfirmPhone({ onConfirmed }: { onConfirmed(): void }) {
  const t = useMessages(ordersMessages)
  const id = useId()
  const [code, setCode] = useState('')
  const [{ next, busy, problem }, setStep] = useState(FIRST)
  const input = useRef<HTMLInputElement>(null)
  // The code field takes the focus once it appears.
  useEffect(() => {
    if (next === 'confirm') input.current?.focus()
  }, [next])

  /** Returns the message of a refusal, null on success. */
  async function ask(what: Step['next']): Promise<string | null> {
    const asked =
      what === 'send'
        ? call('POST /api/user/phone-code', {})
        : call('POST /api/user/confirm-phone', { code: code.trim() })
    const answer = await asked.catch(() => null)
    return answer?.success ? null : (answer?.message ?? t.wrong)
  }

  async function send(): Promise<void> {
    setStep({ next, busy: true, problem: null })
    const refused = await ask('send')
    setStep({ next: refused === null ? 'confirm' : next, busy: false, problem: refused })
    if (refused === null) showToast(t.phoneCodeSent)
  }

  async function confirm(event: FormEvent): Promise<void> {
    event.preventDefault()
    if (busy) return
    if (!/\d/.test(withLatinDigits(code))) return setStep({ next, busy: false, problem: t.phoneCodeNeeded })
    setStep({ next, busy: true, problem: null })
    const refused = await ask('confirm')
    setStep({ next, busy: false, problem: refused })
    if (refused !== null) return
    showToast(t.phoneConfirmed)
    onConfirmed()
  }

  return (
    <Callout className={styles.place}>
      <p>{t.confirmBeforePacking}</p>
      {next === 'confirm' && (
        <form className={styles.form} noValidate onSubmit={confirm}>
          <label htmlFor={id}>{t.phoneCode}</label>
          <Input
            ref={input}
            id={id}
            value={code}
            dir="ltr"
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={20}
            aria-describedby={`${id}-problem`}
            aria-invalid={problem ? true : undefined}
            onChange={(event) => setCode(event.target.value)}
          />
          <Button type="submit" size="small" aria-disabled={busy}>
            {t.confirmPhone}
          </Button>
        </form>
      )}
      <div id={`${id}-problem`} role="status">
        {problem && (
          <p className={clsx(fieldStyles.error, styles.problem)}>
            <Icon node={CircleAlert} />
            {problem}
          </p>
        )}
      </div>
      <Button look="outline" size="small" aria-disabled={busy} onClick={() => void (busy || send())}>
        {next === 'send' ? t.sendPhoneCode : t.sendPhoneCodeAgain}
      </Button>
    </Callout>
  )
}
