import type { WholeOrder } from '@little-dunes/domain/contract/staff/order-fields'
import { type FormEvent, useId, useState } from 'react'
import { orderMessages } from '#orders/order/order-messages'
import { useOrderMutation } from '#orders/order/use-order-mutation'
import { ordersMessages } from '#orders/orders-messages'
import { textsOf } from '#platform/messages'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { TextField } from '#ui/form/field.tsx'

const texts = textsOf(orderMessages)
const { steps } = textsOf(ordersMessages)

/** Courier and tracking number, which the shopper sees; both or none. */
export function ShipDialog({ order, onClose }: { order: WholeOrder; onClose(): void }) {
  const { busy, change } = useOrderMutation()
  const [error, setError] = useState<string | null>(null)
  const form = useId()

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const given = new FormData(event.currentTarget)
    const [carrier, trackingNumber] = ['carrier', 'trackingNumber'].map((name) =>
      String(given.get(name)).trim(),
    )
    if (!carrier !== !trackingNumber) return setError(texts.parcelNeeded)
    const parcel = carrier && trackingNumber ? { parcel: { carrier, trackingNumber } } : {}
    if (await change('POST /api/staff/order/move', { orderId: order.id, to: 'Shipped', ...parcel })) onClose()
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={texts.parcel}
      cancel={texts.keep}
      actions={
        <Button type="submit" form={form} busy={busy}>
          {steps.Shipped}
        </Button>
      }
    >
      <form id={form} onSubmit={submit}>
        <TextField label={texts.carrier} name="carrier" maxLength={100} />
        <TextField
          label={texts.trackingNumber}
          name="trackingNumber"
          maxLength={100}
          dir="ltr"
          error={error}
        />
      </form>
    </Dialog>
  )
}
