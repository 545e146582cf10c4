import { Icon } from '@little-dunes/design/icon.tsx'
import type { WholeCustomer } from '@little-dunes/domain/contract/customers/customer-fields'
import { MapPin } from 'lucide'
import styles from '#customers/customer/customer-cards.module.css'
import { customerMessages as texts } from '#customers/customer/customer-messages'
import { formatDate } from '#platform/format'
import { Card } from '#ui/card.tsx'
import { regionName } from '#ui/display/region-name'
import { uiMessages } from '#ui/ui-messages'

/** Delivery addresses, the latest first. */
export const AddressesCard = ({ addresses }: Pick<WholeCustomer, 'addresses'>) => (
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
