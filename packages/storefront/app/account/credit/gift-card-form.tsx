import { filsFromAed } from '@little-dunes/domain/money'
import { type FormEvent, useState } from 'react'
import styles from '#account/credit/credit.module.css'
import { creditMessages } from '#account/credit/credit-messages'
import type { useCredit } from '#account/credit/use-credit'
import { useMessages } from '#platform/messages'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/form/field.tsx'
import { Input } from '#ui/form/input.tsx'
import { showToast } from '#ui/toast/toast-store'

/** Turns the code of a gift card into store credit. */
export function GiftCardForm({ redeem }: Pick<ReturnType<typeof useCredit>, 'redeem'>) {
  const t = useMessages(creditMessages)
  const [code, setCode] = useState('')
  const [problem, setProblem] = useState<string>()
  const [busy, setBusy] = useState(false)

  async function send(event: FormEvent): Promise<void> {
    event.preventDefault()
    if (busy) return
    if (code.trim() === '') return setProblem(t.codeMissing)
    setBusy(true)
    const answer = await redeem(code).catch(() => null)
    setBusy(false)
    if (!answer?.success) return setProblem(answer?.message ?? t.failedHint)
    setProblem(undefined)
    setCode('')
    showToast(t.redeemed(filsFromAed(answer.amount)))
  }

  return (
    <form className={styles.giftCard} onSubmit={(event) => void send(event)} noValidate>
      <h2>{t.giftCard}</h2>
      <p className={styles.facts}>{t.codeHint}</p>
      <Field label={t.code} error={problem}>
        {(control) => (
          <Input
            {...control}
            value={code}
            dir="ltr"
            autoComplete="off"
            spellCheck={false}
            maxLength={40}
            onChange={({ target }) => setCode(target.value)}
          />
        )}
      </Field>
      <Button type="submit" aria-disabled={busy}>
        {t.redeem}
      </Button>
    </form>
  )
}
