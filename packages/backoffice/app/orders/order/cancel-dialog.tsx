import type { WholeOrder } from '@little-dunes/domain/contract/orders/staff/order-fields'
import { orderNumberText } from '@little-dunes/domain/orders/order-number'
import { type FormEvent, useId, useState } from 'react'
import { orderMessages as texts } from '#orders/order/order-messages'
import { useOrderMutation } from '#orders/order/use-order-mutation'
import { inAed } from '#platform/format'
import { Dialog } from '#ui/dialog.tsx'
import { TextField } from '#ui/form/field.tsx'

export function CancelDialog({ order, onClose }: { order: WholeOrder; onClose(): void }) {
  const { busy, change } = useOrderMutation()
  const [error, setError] = useState<string | null>(null)
  const form = useId()

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const reason = String(new FormData(event.currentTarget).get('reason')).trim()
    if (reason === '') return setError(texts.reasonNeeded)
    if (await change('POST /api/staff/order/cancel', { orderId: order.id, reason })) onClose()
  }

  return (
    <Dialog
      onClose={onClose}
      title={texts.cancelTitle(orderNumberText(order.number))}
      cancel={texts.keepOrder}
      action={{ label: texts.cancelOrder, look: 'danger', form, busy }}
    >
      <p>
        {texts.cancelText} {order.refundable > 0 && texts.cancelRefunds(inAed(order.refundable))}
      </p>
      <form id={form} onSubmit={submit}>
        <TextField label={texts.reason} name="reason" maxLength={500} error={error} />
      </form>
    </Dialog>
  )
}
