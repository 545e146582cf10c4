import type { WholeOrder } from '@little-dunes/domain/contract/staff/order-fields'
import factStyles from '#orders/order/facts.module.css'
import { orderMessages as texts } from '#orders/order/order-messages'
import { formatDateTime } from '#platform/format'
import { Card } from '#ui/card.tsx'

/** What the order travels in. */
export const ParcelCard = ({ order: { parcel, outForDeliveryAt } }: { order: WholeOrder }) => (
  <Card title={texts.parcel}>
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
    {outForDeliveryAt !== null && <p>{texts.outForDeliverySince(formatDateTime(outForDeliveryAt))}</p>}
  </Card>
)
