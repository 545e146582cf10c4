import type { WholeOrder } from '@little-dunes/domain/contract/staff/order-fields'
import { useState } from 'react'
import factStyles from '#orders/order/facts.module.css'
import { orderMessages as texts } from '#orders/order/order-messages'
import { ShipDialog } from '#orders/order/ship-dialog.tsx'
import { formatDateTime } from '#platform/format'
import { usePermission } from '#platform/member'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'

/** What the order travels in. */
export function ParcelCard({ order }: { order: WholeOrder }) {
  const { parcel, outForDeliveryAt, status } = order
  const mayShip = usePermission('orders:ship')
  const [isOpen, setOpen] = useState(false)
  return (
    <Card
      title={texts.parcel}
      actions={
        mayShip &&
        status === 'Shipped' && (
          <Button look="quiet" size="small" onClick={() => setOpen(true)}>
            {parcel ? texts.changeParcel : texts.addParcel}
          </Button>
        )
      }
    >
      {parcel ? (
        <dl className={factStyles.facts}>
          <div>
            <dt>{texts.carrier}</dt>
            <dd>
              <bdi>{parcel.carrierName}</bdi>
            </dd>
          </div>
          <div>
            <dt>{texts.trackingNumber}</dt>
            <dd>
              <bdi>
                {parcel.trackingUrl ? (
                  <a href={parcel.trackingUrl} target="_blank" rel="noreferrer">
                    {parcel.trackingNumber}
                  </a>
                ) : (
                  parcel.trackingNumber
                )}
              </bdi>
            </dd>
          </div>
        </dl>
      ) : (
        <p className={factStyles.quiet}>{texts.noParcel}</p>
      )}
      {isOpen && <ShipDialog order={order} onClose={() => setOpen(false)} />}
      {outForDeliveryAt !== null && <p>{texts.outForDeliverySince(formatDateTime(outForDeliveryAt))}</p>}
    </Card>
  )
}
