import { Icon } from '@little-dunes/design/icon.tsx'
import { MapPin } from 'lucide'
import { ContactRows } from '#customers/customer/contact-card.tsx'
import styles from '#customers/customer/customer-cards.module.css'
import { customerMessages as texts } from '#customers/customer/customer-messages'
import { Sums } from '#customers/customer/orders-card.tsx'
import { customerPath } from '#customers/customer-query'
import { customersMessages } from '#customers/customers-messages'
import { OrderLink } from '#orders/order-link.tsx'
import { load } from '#platform/client'
import { formatDate, inAed } from '#platform/format'
import { ButtonLink } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { Initials } from '#ui/display/initials.tsx'
import { OrderStatusBadge } from '#ui/display/order-status-badge.tsx'
import { regionName } from '#ui/display/region-name'
import { Tag } from '#ui/display/tag.tsx'
import { useOpened } from '#ui/list/beside-list.tsx'
import { uiMessages } from '#ui/ui-messages'

/** Number of orders shown; the customer's page has all of them. */
const LAST_ORDERS = 4

async function read(customerId: string) {
  const [{ customer }, { orders }] = await Promise.all([
    load('GET /api/staff/customer', { customerId }),
    load('GET /api/staff/orders', { customer: customerId }),
  ])
  return { customer, orders: orders.slice(0, LAST_ORDERS) }
}

export function CustomerSummary({ customerId, list }: { customerId: string; list: unknown }) {
  const opened = useOpened(customerId, list, read)
  if (opened === null) return null
  const { customer, orders } = opened
  const record = customerPath(customer.id)
  const name = customer.name || texts.erased
  const [note] = customer.notes
  const [address] = customer.addresses
  return (
    <Card
      title={
        <span className={styles.who}>
          <Initials name={name} />
          <bdi>{name}</bdi>
        </span>
      }
      aside={customer.guest && <Tag>{customersMessages.guest}</Tag>}
      actions={
        <ButtonLink look="outline" size="small" to={record}>
          {texts.openRecord}
        </ButtonLink>
      }
      flush
    >
      <Sums customer={customer} />
      <div className={styles.part}>
        <ContactRows customer={customer}>
          {address && (
            <li>
              <Icon node={MapPin} />
              <span>
                <bdi>{address.city}</bdi>
                {uiMessages.comma} {regionName(address.region)}
              </span>
              <small>{texts.addressCount(customer.addresses.length)}</small>
            </li>
          )}
        </ContactRows>
      </div>
      <section className={styles.part} aria-label={texts.lastOrders}>
        <h3>{texts.lastOrders}</h3>
        {orders.length === 0 && <p className={styles.quiet}>{texts.noOrders}</p>}
        <ul className={styles.rows}>
          {orders.map(({ id, number, placedAt, status, amount }) => (
            <li key={id}>
              <OrderLink order={{ id, number }} />
              <small>{formatDate(placedAt)}</small>
              <OrderStatusBadge status={status} />
              <span className={styles.amount}>{inAed(amount)}</span>
            </li>
          ))}
        </ul>
      </section>
      {note && (
        <section className={styles.part} aria-label={texts.notes}>
          <h3>{texts.notes}</h3>
          <p>
            <bdi>{note.text}</bdi>{' '}
            <small className={styles.quiet}>
              {note.author} · {formatDate(note.at)}
            </small>
          </p>
        </section>
      )}
    </Card>
  )
}
