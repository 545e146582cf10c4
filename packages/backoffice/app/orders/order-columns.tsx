import { Icon } from '@little-dunes/design/icon.tsx'
import type { ListedOrder } from '@little-dunes/domain/contract/orders/staff/order-fields'
import { clsx } from 'clsx'
import { Banknote, CreditCard, TriangleAlert, Zap } from 'lucide'
import styles from '#orders/order-columns.module.css'
import { OrderLink } from '#orders/order-link.tsx'
import type { OrderQuery } from '#orders/order-query'
import { ordersMessages as texts } from '#orders/orders-messages'
import { ShipBy } from '#orders/ship-by.tsx'
import { formatShortDateTime, inAed } from '#platform/format'
import { OrderStatusBadge } from '#ui/display/order-status-badge.tsx'
import { regionName } from '#ui/display/region-name'
import { Tag } from '#ui/display/tag.tsx'
import { Thumbnails } from '#ui/display/thumbnail.tsx'
import type { Column } from '#ui/list/data-table.tsx'

function OrderNumber({ order, query }: { order: ListedOrder; query: OrderQuery }) {
  const warnings = [
    order.review && texts.views.review,
    order.changedSincePacked && texts.changedSincePacked,
  ].filter((warning) => warning !== false)
  return (
    <>
      <OrderLink order={order} list={query} />{' '}
      {order.express && (
        <Tag look="sun">
          <Icon node={Zap} />
          {texts.express}
        </Tag>
      )}
      {warnings.map((warning) => (
        <Tag key={warning} look="red">
          <Icon node={TriangleAlert} />
          {warning}
        </Tag>
      ))}
    </>
  )
}

export const orderColumns = (query: OrderQuery): Column<ListedOrder>[] => [
  {
    heading: texts.order,
    look: ['main', 'oneLine'],
    className: styles.number,
    cell: (order) => <OrderNumber order={order} query={query} />,
  },
  {
    heading: texts.placed,
    look: ['quiet', 'oneLine'],
    className: styles.placed,
    cell: ({ placedAt }) => formatShortDateTime(placedAt, Date.now()),
  },
  {
    heading: texts.customer,
    className: styles.customer,
    cell: ({ name, region }) => (
      <>
        <bdi>{name}</bdi>
        <small>{regionName(region)}</small>
      </>
    ),
  },
  {
    heading: texts.items,
    className: styles.items,
    cell: ({ pictures, units }) => (
      <span>
        <Thumbnails addresses={pictures} />
        {texts.units(units)}
      </span>
    ),
  },
  {
    heading: texts.payment,
    className: styles.payment,
    cell: ({ paymentMethod, money, units }) => (
      <>
        <span>
          <Icon node={paymentMethod === 'cod' ? Banknote : CreditCard} />
          {texts.money[money]}
        </span>
        <span className={styles.count}>{texts.units(units)}</span>
      </>
    ),
  },
  {
    heading: texts.status,
    className: styles.status,
    cell: ({ status }) => <OrderStatusBadge status={status} />,
  },
  {
    heading: texts.shipBy,
    look: ['quiet', 'oneLine'],
    className: styles.shipBy,
    cell: ({ shipBy }) => (
      <>
        <span className={styles.label}>{texts.shipBy} </span>
        {shipBy === null ? <span className={styles.unknown}>–</span> : <ShipBy day={shipBy} />}
      </>
    ),
  },
  { heading: texts.total, look: 'end', className: styles.total, cell: ({ amount }) => inAed(amount) },
]

export const orderRow = { className: clsx(styles.card) }
