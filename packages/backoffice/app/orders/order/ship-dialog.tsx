import type { WholeOrder } from '@little-dunes/domain/contract/staff/order-fields'
import { type Carrier, carrierNameIn } from '@little-dunes/domain/orders/shipping/carriers'
import { type FormEvent, useEffect, useId, useState } from 'react'
import { orderMessages as texts } from '#orders/order/order-messages'
import { useOrderMutation } from '#orders/order/use-order-mutation'
import { ordersMessages } from '#orders/orders-messages'
import { load } from '#platform/client'
import { PAGE_LANGUAGE } from '#platform/page-language'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { TextField } from '#ui/form/field.tsx'
import { showError } from '#ui/toast/toast-store'

const { steps } = ordersMessages

/** The carriers of the settings; none until they are there, since another one may be typed as well. */
function useCarriers(): Carrier[] {
  const [carriers, setCarriers] = useState<Carrier[]>([])
  useEffect(() => {
    load('GET /api/staff/carriers', {}).then((answer) => setCarriers(answer.carriers), showError)
  }, [])
  return carriers
}

/** Courier and tracking number, which the shopper sees; both or none. */
export function ShipDialog({ order, onClose }: { order: WholeOrder; onClose(): void }) {
  const { busy, change } = useOrderMutation()
  const [error, setError] = useState<string | null>(null)
  const form = useId()
  const carriers = useCarriers()

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
        <TextField label={texts.carrier} name="carrier" maxLength={100} list={`${form}-carriers`} />
        <datalist id={`${form}-carriers`}>
          {carriers.map(({ name }) => (
            <option key={name} value={carrierNameIn(carriers, name, PAGE_LANGUAGE)} />
          ))}
        </datalist>
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
