import { Icon } from '@little-dunes/design/icon.tsx'
import type { WholeOrder } from '@little-dunes/domain/contract/orders/staff/order-fields'
import { mayEditOrder } from '@little-dunes/domain/orders/order-lifecycle'
import { MapPin } from 'lucide'
import { Suspense, useState } from 'react'
import factStyles from '#orders/order/facts.module.css'
import { orderMessages as texts } from '#orders/order/order-messages'
import { inAed } from '#platform/format'
import { usePermission } from '#platform/member'
import { PATHS } from '#shell/paths'
import { Button, ButtonLink } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { Initials } from '#ui/display/initials.tsx'
import { Parts } from '#ui/display/parts.tsx'
import { regionName } from '#ui/display/region-name'
import { Tag } from '#ui/display/tag.tsx'
import { late } from '#ui/late'

const AddressDialog = late(async () => (await import('#orders/address/address-dialog.tsx')).AddressDialog)

/** Customer and delivery address; the address can be changed until the parcel is on its way. */
export function CustomerCard({ order }: { order: WholeOrder }) {
  const { address, customerId, spentByCustomer } = order
  const known = [
    texts.ordersOfCustomer(order.ordersOfCustomer),
    ...(spentByCustomer === null ? [] : [inAed(spentByCustomer)]),
    texts.returnsOfCustomer(order.returnsOfCustomer),
  ]
  const [isEditing, setEditing] = useState(false)
  const mayEdit = usePermission('orders:edit') && mayEditOrder(order.status)
  const mayRead = usePermission('customers:read')
  return (
    <Card
      title={texts.customer}
      actions={
        <>
          {mayEdit && (
            <Button look="quiet" size="small" onClick={() => setEditing(true)}>
              {texts.changeAddress}
            </Button>
          )}
          {mayRead && (
            <ButtonLink look="quiet" size="small" to={`${PATHS.customers}/${customerId}`}>
              {texts.openCustomer}
            </ButtonLink>
          )}
        </>
      }
    >
      <div className={factStyles.lines}>
        <div className={factStyles.person}>
          <Initials name={address.fullname} />
          <div>
            <b>
              <bdi>{address.fullname}</bdi>
            </b>{' '}
            {order.language === 'ar' && <Tag>{texts.readsArabic}</Tag>}
            <br />
            <small className={factStyles.quiet}>
              <Parts of={known} />
            </small>
          </div>
        </div>
        <a href={`tel:${address.phone}`}>
          <bdi dir="ltr">{address.phone}</bdi>
        </a>
        <a href={`mailto:${address.email}`}>
          <bdi>{address.email}</bdi>
        </a>
        <p className={factStyles.quiet}>{texts.address}</p>
        <p>
          <Tag look="sea">
            <Icon node={MapPin} />
            {regionName(address.region)}
          </Tag>
        </p>
        <address>
          <bdi>{address.street}</bdi>
          <br />
          <bdi>{address.city}</bdi> <bdi>{address.zipcode}</bdi>
        </address>
      </div>
      <Suspense>{isEditing && <AddressDialog order={order} onClose={() => setEditing(false)} />}</Suspense>
    </Card>
  )
}
