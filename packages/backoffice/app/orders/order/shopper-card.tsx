import type { WholeOrder } from '@little-dunes/domain/contract/staff/order-fields'
import factStyles from '#orders/order/facts.module.css'
import { orderMessages } from '#orders/order/order-messages'
import { usePermission } from '#platform/member'
import { textsOf } from '#platform/messages'
import { PATHS } from '#shell/paths'
import { ButtonLink } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'

const texts = textsOf(orderMessages)

/** Who ordered, and where the parcel goes. */
export const ShopperCard = ({ order: { address, shopperId, ordersOfShopper } }: { order: WholeOrder }) => (
  <Card
    title={texts.shopper}
    aside={texts.ordersOfShopper(ordersOfShopper)}
    actions={
      usePermission('shoppers:read') && (
        <ButtonLink look="quiet" size="small" to={`${PATHS.shoppers}/${shopperId}`}>
          {texts.openShopper}
        </ButtonLink>
      )
    }
  >
    <div className={factStyles.lines}>
      <b>
        <bdi>{address.fullname}</bdi>
      </b>
      <a href={`tel:${address.phone}`}>
        <bdi dir="ltr">{address.phone}</bdi>
      </a>
      <a href={`mailto:${address.email}`}>
        <bdi>{address.email}</bdi>
      </a>
      <p className={factStyles.quiet}>{texts.address}</p>
      <address>
        <bdi>{address.street}</bdi>
        <br />
        <bdi>{address.city}</bdi>, {address.region} <bdi>{address.zipcode}</bdi>
      </address>
    </div>
  </Card>
)
