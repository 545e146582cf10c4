import type { WholeOrder } from '@little-dunes/domain/contract/orders/staff/order-fields'
import { type FormEvent, useId, useState } from 'react'
import { useBoxCheck } from '#orders/box-check.tsx'
import { CarrierField } from '#orders/order/carrier-field.tsx'
import { orderMessages as texts } from '#orders/order/order-messages'
import { useOrderMutation } from '#orders/order/use-order-mutation'
import { ordersMessages } from '#orders/orders-messages'
import { Dialog } from '#ui/dialog.tsx'
import { TextField } from '#ui/form/field.tsx'
import { uiMessages } from '#ui/ui-messages'

const { steps } = ordersMessages
const { save: saveText } = uiMessages

interface ShipDialogProps {
  order: WholeOrder
  onClose(): void
}

/** Courier and tracking number, which the customer sees. An own driver has no number; both may be empty. */
export function ShipDialog({ order, onClose }: ShipDialogProps) {
  const { id: orderId, parcel: savedParcel } = order
  const isShipped = order.status === 'Shipped'
  const { busy, change } = useOrderMutation()
  const [error, setError] = useState<string | null>(null)
  const form = useId()
  const boxCheck = useBoxCheck([order])

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const formData = new FormData(event.currentTarget)
    const carrier = String(formData.get('carrier')).trim()
    const trackingNumber = String(formData.get('trackingNumber')).trim()
    const parcel = carrier === '' ? undefined : { carrier, trackingNumber }
    if (!parcel && (isShipped || trackingNumber !== '')) return setError(texts.carrierNeeded)
    const isChecked = boxCheck.confirm() !== null
    if (!isChecked) return
    const boxChecked = order.changedSincePacked
    const isDone =
      isShipped && parcel
        ? await change('POST /api/staff/order/parcel', { orderId, parcel })
        : await change('POST /api/staff/order/move', {
            orderId,
            to: 'Shipped',
            boxChecked,
            ...(parcel && { parcel }),
          })
    if (isDone) onClose()
  }

  return (
    <Dialog
      onClose={onClose}
      title={texts.parcel}
      cancel={texts.keep}
      action={{ label: isShipped ? saveText : steps.Shipped, form, busy }}
    >
      <form id={form} onSubmit={submit}>
        {boxCheck.field}
        <CarrierField defaultValue={savedParcel?.carrierName} error={error} />
        <TextField
          label={texts.trackingNumber}
          name="trackingNumber"
          maxLength={100}
          dir="ltr"
          defaultValue={savedParcel?.trackingNumber}
        />
      </form>
    </Dialog>
  )
}
