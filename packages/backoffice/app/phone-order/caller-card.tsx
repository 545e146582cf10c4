import { LANGUAGES } from '@little-dunes/domain/i18n/languages'
import { isWireRefusal } from '@little-dunes/domain/messages/failures'
import { type FormEvent, useState } from 'react'
import styles from '#phone-order/phone-order.module.css'
import type { PhoneCustomer, PhoneOrderDraft } from '#phone-order/phone-order-draft'
import { phoneOrderMessages as texts } from '#phone-order/phone-order-messages'
import { call } from '#platform/client'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { SelectField, TextField } from '#ui/form/field.tsx'
import { showError } from '#ui/toast/toast-store'

interface CallerCardProps {
  draft: PhoneOrderDraft
  onCaller(caller: PhoneCustomer): void
  /** Called when the number differs from that of the caller who was found. */
  onForget(): void
  onLanguage(language: PhoneOrderDraft['language']): void
}

export function CallerCard({ draft, onCaller, onForget, onLanguage }: CallerCardProps) {
  const [phone, setPhone] = useState('')
  const [error, setError] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const { caller, language } = draft

  async function find(event: FormEvent) {
    event.preventDefault()
    setBusy(true)
    try {
      const answer = await call('GET /api/staff/phone-order/customer', { phone })
      if (isWireRefusal(answer)) setError(answer.message)
      else {
        setPhone(answer.phone)
        onCaller(answer)
      }
    } catch (failure) {
      showError(failure)
    } finally {
      setBusy(false)
    }
  }

  return (
    <Card title={texts.customer}>
      <form className={styles.caller} onSubmit={find} noValidate>
        <TextField
          label={texts.phone}
          hint={texts.phoneHint}
          type="tel"
          dir="ltr"
          maxLength={40}
          value={phone}
          error={error}
          onChange={({ target }) => {
            setPhone(target.value)
            setError(null)
            if (caller && target.value !== caller.phone) onForget()
          }}
        />
        <Button type="submit" look="outline" busy={busy}>
          {texts.find}
        </Button>
        <SelectField
          label={texts.language}
          value={language}
          onChange={({ target }) => onLanguage(target.value as PhoneOrderDraft['language'])}
        >
          {LANGUAGES.map((one) => (
            <option key={one} value={one}>
              {texts.languages[one]}
            </option>
          ))}
        </SelectField>
      </form>
      {caller && (
        <p className={styles.found} role="status">
          {caller.customer
            ? texts.known(caller.customer.name, caller.customer.orders)
            : texts.unknown(caller.phone)}
        </p>
      )}
    </Card>
  )
}
