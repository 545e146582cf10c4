import type { WholeReturn } from '@little-dunes/domain/contract/staff/return-calls'
import { aedFromFils, filsFromAed } from '@little-dunes/domain/money'
import type { RefundDestination } from '@little-dunes/domain/orders/credit/store-credit'
import { type FormEvent, useId, useState } from 'react'
import { useOrderMutation } from '#orders/order/use-order-mutation'
import { inAed } from '#platform/format'
import styles from '#returns/return/return-dialogs.module.css'
import { returnsMessages as texts } from '#returns/returns-messages'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { SelectField, TextField } from '#ui/form/field.tsx'
import { showToast } from '#ui/toast/toast-store'

interface ReturnDialogProps {
  one: WholeReturn
  onClose(): void
}

/** Declines, with words that the shopper reads. */
export function DeclineDialog({ one, onClose }: ReturnDialogProps) {
  const { busy, change } = useOrderMutation()
  const [error, setError] = useState<string | null>(null)
  const form = useId()

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const reason = String(new FormData(event.currentTarget).get('reason')).trim()
    if (reason === '') return setError(texts.reasonNeeded)
    const input = { returnId: one.id, to: 'declined' as const, reason }
    if (!(await change('POST /api/staff/return/move', input))) return
    showToast(texts.done.declined)
    onClose()
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={texts.declineTitle}
      cancel={texts.keep}
      actions={
        <Button look="danger" type="submit" form={form} busy={busy}>
          {texts.moves.declined}
        </Button>
      }
    >
      <form id={form} onSubmit={submit}>
        <TextField label={texts.declineReason} name="reason" maxLength={500} error={error} />
      </form>
    </Dialog>
  )
}

/** Refunds what the rules give, or less or more, up to what is left of the payment. */
export function RefundDialog({ one, onClose }: ReturnDialogProps) {
  const { busy, change } = useOrderMutation()
  const [text, setText] = useState(aedFromFils(one.refund.amount).toFixed(2))
  const [to, setTo] = useState<RefundDestination>(one.paymentMethod === 'credit' ? 'credit' : one.refundTo)
  // A retry after a lost answer is the same refund.
  const [key] = useState(() => crypto.randomUUID())
  const aed = Number(text.replaceAll(',', ''))
  const amount = Number.isFinite(aed) ? filsFromAed(aed) : 0
  const isFine = amount > 0 && amount <= one.refundable

  async function refund() {
    const input = { returnId: one.id, amount: aedFromFils(amount), to }
    if (!(await change('POST /api/staff/return/refund', input, key))) return
    showToast(texts.refundMade(inAed(amount)))
    onClose()
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={texts.refundTitle}
      cancel={texts.keep}
      actions={
        <Button busy={busy} disabled={!isFine} onClick={() => void refund()}>
          {texts.refundAmount(inAed(amount))}
        </Button>
      }
    >
      <TextField
        label={texts.amount}
        hint={texts.inAed}
        inputMode="decimal"
        value={text}
        error={isFine ? null : texts.wrongAmount}
        onChange={({ target }) => setText(target.value)}
      />
      {one.paymentMethod !== 'credit' && (
        <SelectField
          label={texts.refundTo}
          hint={one.refundTo === 'credit' ? texts.wantsCredit : undefined}
          value={to}
          onChange={({ target }) => setTo(target.value as RefundDestination)}
        >
          <option value="original">{texts.money[one.paymentMethod]}</option>
          <option value="credit">{texts.money.credit}</option>
        </SelectField>
      )}
      <p className={styles.warning}>{texts.refundWarning}</p>
    </Dialog>
  )
}
