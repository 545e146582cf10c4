import { Icon } from '@little-dunes/design/icon.tsx'
import type { WholeShopper } from '@little-dunes/domain/contract/customers/shopper-fields'
import { MapPin } from 'lucide'
import { formatDate } from '#platform/format'
import styles from '#shoppers/shopper/shopper-cards.module.css'
import { shopperMessages as texts } from '#shoppers/shopper/shopper-messages'
import { Card } from '#ui/card.tsx'
import { regionName } from '#ui/display/region-name'
import { uiMessages } from '#ui/ui-messages'

/** Delivery addresses, the latest first. */
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
            <bdi>{street}</bdi>
            {uiMessages.comma} <bdi>{city}</bdi>
            {uiMessages.comma} {regionName(region)}
            <small>
              <bdi dir="ltr">{phone}</bdi> · {texts.usedFor(orders, formatDate(lastUsedAt))}
            </small>
          </address>
        </li>
      ))}
    </ul>
  </Card>
)
