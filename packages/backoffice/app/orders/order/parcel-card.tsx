import type { WholeOrder } from '@little-dunes/domain/contract/orders/staff/order-fields'
import { clsx } from 'clsx'
import { useState } from 'react'
import factStyles from '#orders/order/facts.module.css'
import { orderMessages as texts } from '#orders/order/order-messages'
import { ShipDialog } from '#orders/order/ship-dialog.tsx'
import { ordersMessages } from '#orders/orders-messages'
import { ShipBy } from '#orders/ship-by.tsx'
import { formatDateTime, formatLongDate, startOfDay } from '#platform/format'
import { usePermission } from '#platform/member'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'

export function ParcelCard({ order }: { order: WholeOrder }) {
  const { parcel, outForDeliveryAt, status, estimatedDay, shipBy } = order
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
          {parcel.trackingNumber !== '' && (
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
          )}
        </dl>
      ) : (
        <p className={factStyles.quiet}>{texts.noParcel}</p>
      )}
      {outForDeliveryAt !== null && (
        <dl className={clsx(factStyles.facts, factStyles.more)}>
          <div>
            <dt>{texts.outForDelivery}</dt>
            <dd>{formatDateTime(outForDeliveryAt)}</dd>
          </div>
        </dl>
      )}
      {estimatedDay !== null && (
        <dl className={clsx(factStyles.facts, factStyles.more)}>
          <div>
            <dt>{texts.promised}</dt>
            <dd>{formatLongDate(startOfDay(estimatedDay))}</dd>
          </div>
          {shipBy !== null && (
            <div>
              <dt>{ordersMessages.shipBy}</dt>
              <dd>
                <ShipBy day={shipBy} />
              </dd>
            </div>
          )}
        </dl>
      )}
      {isOpen && <ShipDialog order={order} onClose={() => setOpen(false)} />}
    </Card>
  )
}
