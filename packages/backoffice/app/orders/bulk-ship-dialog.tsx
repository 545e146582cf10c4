import type { ListedOrder } from '@little-dunes/domain/contract/orders/staff/order-fields'
import { orderNumberText } from '@little-dunes/domain/orders/order-number'
import { type FormEvent, type KeyboardEvent, useId, useRef, useState } from 'react'
import { useBoxCheck } from '#orders/box-check.tsx'
import styles from '#orders/bulk-ship-dialog.module.css'
import { CarrierField } from '#orders/order/carrier-field.tsx'
import { orderMessages } from '#orders/order/order-messages'
import { ordersMessages as texts } from '#orders/orders-messages'
import { orderOfScan, trackingProblems } from '#orders/parcel-drafts'
import { Dialog } from '#ui/dialog.tsx'
import { TextField } from '#ui/form/field.tsx'
import { CameraButton } from '#ui/scanner/camera-button.tsx'

/** The tracking number is empty for parcels without one, such as those of an own driver. */
export interface OrderParcel {
  orderId: string
  parcel: { carrier: string; trackingNumber: string }
}

interface BulkShipDialogProps {
  /** Orders that can be shipped. */
  orders: ListedOrder[]
  busy: boolean
  onShip(parcels: OrderParcel[], boxesChecked: string[]): void
  onClose(): void
}

/**
 * One carrier, and a tracking number for each parcel where known, typed or scanned, also with the camera. A scanner's
 * Enter moves to the next parcel, and the order number on a label moves to that order.
 */
export function BulkShipDialog({ orders, busy, onShip, onClose }: BulkShipDialogProps) {
  const form = useId()
  const [trackings, setTrackings] = useState<Readonly<Record<string, string>>>({})
  const [carrierError, setCarrierError] = useState<string | null>(null)
  const atHand = useRef<string | undefined>(undefined)
  const problems = trackingProblems(trackings)
  const boxCheck = useBoxCheck(orders)
  const fieldId = (orderId: string) => `${form}-${orderId}`
  const moveTo = (orderId: string | undefined) =>
    orderId !== undefined && document.getElementById(fieldId(orderId))?.querySelector('input')?.focus()

  function press(event: KeyboardEvent<HTMLElement>, { id: orderId }: ListedOrder) {
    if (event.key !== 'Enter') return
    event.preventDefault()
    const scanned = orderOfScan(orders, trackings[orderId] ?? '')
    if (scanned) setTrackings((known) => ({ ...known, [orderId]: '' }))
    moveTo(scanned?.id ?? orders[orders.findIndex(({ id }) => id === orderId) + 1]?.id)
  }

  /**
   * Fills the parcel with the focus, else the first without a number. A code that is already entered is ignored,
   * because the camera may still see it.
   */
  function scan(code: string) {
    const led = orderOfScan(orders, code)
    if (led) return moveTo(led.id)
    const typed = (orderId: string) => trackings[orderId]?.trim() ?? ''
    if (orders.some(({ id }) => typed(id).toUpperCase() === code.trim().toUpperCase())) return
    const free = orders.findIndex(({ id }) => typed(id) === '')
    const at = orders.findIndex(({ id }) => id === atHand.current)
    const order = orders[at === -1 ? free : at]
    if (!order) return
    setTrackings((known) => ({ ...known, [order.id]: code.trim() }))
    setCarrierError(null)
    moveTo(orders[orders.indexOf(order) + 1]?.id ?? order.id)
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const carrier = String(new FormData(event.currentTarget).get('carrier')).trim()
    const parcels = orders.map(({ id: orderId }) => ({
      orderId,
      parcel: { carrier, trackingNumber: trackings[orderId]?.trim() ?? '' },
    }))
    if (carrier === '' && parcels.some(({ parcel }) => parcel.trackingNumber !== ''))
      return setCarrierError(texts.carrierNeeded)
    const boxesChecked = boxCheck.confirm()
    if (boxesChecked && Object.keys(problems).length === 0)
      onShip(carrier === '' ? [] : parcels, boxesChecked)
  }

  return (
    <Dialog
      onClose={onClose}
      title={texts.shipTitle(orders.length)}
      action={{ label: texts.steps.Shipped, form, busy }}
    >
      <form id={form} onSubmit={submit} noValidate>
        {boxCheck.field}
        <p>{texts.shipHint}</p>
        <CarrierField error={carrierError} />
        <div className={styles.camera}>
          <CameraButton onCode={scan} />
        </div>
        <ul className={styles.parcels} aria-label={orderMessages.trackingNumber}>
          {orders.map((order) => (
            <li
              key={order.id}
              id={fieldId(order.id)}
              onFocus={() => {
                atHand.current = order.id
              }}
            >
              <TextField
                label={<bdi>{orderNumberText(order.number)}</bdi>}
                hint={<bdi>{order.name}</bdi>}
                dir="ltr"
                maxLength={100}
                autoComplete="off"
                value={trackings[order.id] ?? ''}
                error={problems[order.id] && texts.trackingTwice}
                onChange={({ target }) => {
                  setTrackings((known) => ({ ...known, [order.id]: target.value }))
                  setCarrierError(null)
                }}
                onKeyDown={(event) => press(event, order)}
              />
            </li>
          ))}
        </ul>
      </form>
    </Dialog>
  )
}
