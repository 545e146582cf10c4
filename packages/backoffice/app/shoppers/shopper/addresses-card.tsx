import { Icon } from '@little-dunes/design/icon.tsx'
import type { WholeShopper } from '@little-dunes/domain/contract/staff/shoppers/shopper-fields'
import { MapPin } from 'lucide'
import { formatDate } from '#platform/format'
import { textsOf } from '#platform/messages'
import styles from '#shoppers/shopper/shopper-cards.module.css'
import { shopperMessages } from '#shoppers/shopper/shopper-messages'
import { Card } from '#ui/card.tsx'

const texts = textsOf(shopperMessages)

/** Where parcels went, the last one first. */
export const AddressesCard = ({ addresses }: Pick<WholeShopper, 'addresses'>) => (
  <Card title={texts.addresses}>
    {addresses.length === 0 && <p className={styles.quiet}>{texts.noAddresses}</p>}
    <ul className={styles.rows}>
      {addresses.map(({ fullname, phone, street, city, region, orders, lastUsedAt }) => (
        <li key={`${fullname} ${phone} ${street} ${city} ${region}`}>
          <Icon node={MapPin} />
          <address>
            <bdi>{fullname}</bdi>
            <br />
            <bdi>{street}</bdi>, <bdi>{city}</bdi>, {region}
            <small>
              <bdi dir="ltr">{phone}</bdi> · {texts.usedFor(orders, formatDate(lastUsedAt))}
            </small>
          </address>
        </li>
      ))}
    </ul>
  </Card>
)
