import type { WholeReturn } from '@little-dunes/domain/contract/returns/staff/return-calls'
import { type FormEvent, useId, useState } from 'react'
import { useOrderMutation } from '#orders/order/use-order-mutation'
import { returnsMessages as texts } from '#returns/returns-messages'
import { Dialog } from '#ui/dialog.tsx'
import { TextField } from '#ui/form/field.tsx'
import { showToast } from '#ui/toast/toast-store'

interface ReturnDialogProps {
  one: WholeReturn
  onClose(): void
}

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
      onClose={onClose}
      title={texts.declineTitle}
      cancel={texts.keep}
      action={{ label: texts.moves.declined, look: 'danger', form, busy }}
    >
      <form id={form} onSubmit={submit}>
        <TextField label={texts.declineReason} name="reason" maxLength={500} error={error} />
      </form>
    </Dialog>
  )
}
