import { Icon } from '@little-dunes/design/icon.tsx'
import { MapPin } from 'lucide'
import { OrderLink } from '#orders/order-link.tsx'
import { load } from '#platform/client'
import { formatDate, inAed } from '#platform/format'
import { ContactRows } from '#shoppers/shopper/contact-card.tsx'
import { Sums } from '#shoppers/shopper/orders-card.tsx'
import styles from '#shoppers/shopper/shopper-cards.module.css'
import { shopperMessages as texts } from '#shoppers/shopper/shopper-messages'
import { shopperPath } from '#shoppers/shopper-query'
import { shoppersMessages } from '#shoppers/shoppers-messages'
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

async function read(shopperId: string) {
  const [{ shopper }, { orders }] = await Promise.all([
    load('GET /api/staff/shopper', { shopperId }),
    load('GET /api/staff/orders', { shopper: shopperId }),
  ])
  return { shopper, orders: orders.slice(0, LAST_ORDERS) }
}

export function ShopperSummary({ shopperId, list }: { shopperId: string; list: unknown }) {
  const opened = useOpened(shopperId, list, read)
  if (opened === null) return null
  const { shopper, orders } = opened
  const record = shopperPath(shopper.id)
  const name = shopper.name || texts.erased
  const [note] = shopper.notes
  const [address] = shopper.addresses
  return (
    <Card
      title={
        <span className={styles.who}>
          <Initials name={name} />
          <bdi>{name}</bdi>
        </span>
      }
      aside={shopper.guest && <Tag>{shoppersMessages.guest}</Tag>}
      actions={
        <ButtonLink look="outline" size="small" to={record}>
          {texts.openRecord}
        </ButtonLink>
      }
      flush
    >
      <Sums shopper={shopper} />
      <div className={styles.part}>
        <ContactRows shopper={shopper}>
          {address && (
            <li>
              <Icon node={MapPin} />
              <span>
                <bdi>{address.city}</bdi>
                {uiMessages.comma} {regionName(address.region)}
              </span>
              <small>{texts.addressCount(shopper.addresses.length)}</small>
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
