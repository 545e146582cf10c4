import { LANGUAGES, type Language } from '@little-dunes/domain/i18n/languages'
import { isWireRefusal } from '@little-dunes/domain/messages/failures'
import { aedFromFils, filsFromAed } from '@little-dunes/domain/money'
import { type FormEvent, useRef, useState } from 'react'
import styles from '#gift-cards/gift-card-form.module.css'
import { giftCardsMessages as texts } from '#gift-cards/gift-cards-messages'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { ShownOnce } from '#ui/display/shown-once.tsx'
import { SelectField, TextField } from '#ui/form/field.tsx'
import { showToast } from '#ui/toast/toast-store'
import { useMutation } from '#ui/use-mutation'

/** Creates a gift card; its code is sent by email, or shown once. */
export function GiftCardForm() {
  const { busy, change } = useMutation()
  const [error, setError] = useState<string | null>(null)
  const [code, setCode] = useState<string | null>(null)
  const key = useRef(crypto.randomUUID())

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const data = new FormData(form)
    const aed = Number(String(data.get('value')).replaceAll(',', ''))
    setCode(null)
    setError(aed > 0 ? null : texts.amountNeeded)
    if (!(aed > 0)) return
    const recipient = String(data.get('recipient')).trim()
    const language = String(data.get('language')) as Language
    const input = { value: aedFromFils(filsFromAed(aed)), recipient, language }
    const answer = await change('POST /api/staff/gift-card/create', input, key.current)
    if (answer === null || isWireRefusal(answer)) return
    // The next request is another card.
    key.current = crypto.randomUUID()
    form.reset()
    setCode(answer.code)
    if (recipient !== '') showToast(texts.emailed(recipient))
  }

  return (
    <Card title={texts.create}>
      <form className={styles.form} onSubmit={submit} noValidate>
        <TextField
          label={texts.amount}
          hint={texts.amountHint}
          isInAed
          name="value"
          inputMode="decimal"
          error={error}
        />
        <TextField label={texts.email} hint={texts.emailHint} name="recipient" type="email" maxLength={254} />
        <SelectField label={texts.language} name="language">
          {LANGUAGES.map((language) => (
            <option key={language} value={language}>
              {texts.languages[language]}
            </option>
          ))}
        </SelectField>
        <p className={styles.note}>{texts.validFor}</p>
        <Button type="submit" busy={busy}>
          {texts.make}
        </Button>
      </form>
      {code !== null && (
        <ShownOnce about={texts.shownOnce} secret={code} copy={texts.copy} copied={texts.copied} />
      )}
    </Card>
  )
}
