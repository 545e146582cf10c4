import { isWireRefusal } from '@little-dunes/domain/messages/failures'
import { aedFromFils, filsFromAed } from '@little-dunes/domain/money'
import { type FormEvent, useId, useState } from 'react'
import { customerMessages as texts } from '#customers/customer/customer-messages'
import { inAed } from '#platform/format'
import { Dialog } from '#ui/dialog.tsx'
import { SelectField, TextField } from '#ui/form/field.tsx'
import { showToast } from '#ui/toast/toast-store'
import { useMutation } from '#ui/use-mutation'

/** Gives store credit or takes it back, with a reason that the customer reads. */
export function CreditDialog({ customerId, onClose }: { customerId: string; onClose(): void }) {
  const { busy, change } = useMutation()
  const [errors, setErrors] = useState<{ amount?: string; reason?: string }>({})
  // A retry after a lost answer is the same change.
  const [key] = useState(() => crypto.randomUUID())
  const form = useId()

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const data = new FormData(event.currentTarget)
    const aed = Number(String(data.get('amount')).replaceAll(',', ''))
    const reason = String(data.get('reason')).trim()
    const problems = {
      ...(!(aed > 0) && { amount: texts.amountNeeded }),
      ...(reason === '' && { reason: texts.reasonNeeded }),
    }
    setErrors(problems)
    if (Object.keys(problems).length > 0) return
    const direction = data.get('direction') === 'take' ? ('take' as const) : ('give' as const)
    const input = { customerId, direction, amount: aedFromFils(filsFromAed(aed)), reason }
    const answer = await change('POST /api/staff/customer/credit/change', input, key)
    if (answer === null || isWireRefusal(answer)) return
    showToast(texts.creditChanged(inAed(answer.balance)))
    onClose()
  }

  return (
    <Dialog
      onClose={onClose}
      title={texts.changeCreditTitle}
      cancel={texts.keepCredit}
      action={{ label: texts.changeCredit, form, busy }}
    >
      <form id={form} onSubmit={submit} noValidate>
        <SelectField label={texts.direction} name="direction">
          <option value="give">{texts.give}</option>
          <option value="take">{texts.take}</option>
        </SelectField>
        <TextField
          label={texts.creditAmount}
          isInAed
          name="amount"
          inputMode="decimal"
          error={errors.amount}
        />
        <TextField
          label={texts.creditReason}
          hint={texts.creditReasonHint}
          name="reason"
          maxLength={300}
          error={errors.reason}
        />
      </form>
    </Dialog>
  )
}
