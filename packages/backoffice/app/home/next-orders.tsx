import { Icon } from '@little-dunes/design/icon.tsx'
import type { ListedOrder } from '@little-dunes/domain/contract/orders/staff/order-fields'
import { Zap } from 'lucide'
import { homeMessages as texts } from '#home/home-messages'
import styles from '#home/next-orders.module.css'
import { OrderLink } from '#orders/order-link.tsx'
import { ordersMessages } from '#orders/orders-messages'
import { ShipBy } from '#orders/ship-by.tsx'
import { inAed } from '#platform/format'
import { PATHS } from '#shell/paths'
import { ButtonLink } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { OrderStatusBadge } from '#ui/display/order-status-badge.tsx'
import { regionName } from '#ui/display/region-name'
import { Tag } from '#ui/display/tag.tsx'
import { Thumbnails } from '#ui/display/thumbnail.tsx'
import { type Column, DataTable } from '#ui/list/data-table.tsx'

const COLUMNS: readonly Column<ListedOrder>[] = [
  {
    heading: texts.order,
    look: ['main', 'oneLine'],
    phone: 'topStart',
    cell: (order) => (
      <>
        <OrderLink order={order} />{' '}
        {order.express && (
          <Tag look="sun">
            <Icon node={Zap} />
            {ordersMessages.express}
          </Tag>
        )}
      </>
    ),
  },
  {
    heading: texts.customer,
    phone: 'bottomStart',
    cell: ({ name, region }) => (
      <>
        <bdi>{name}</bdi>
        <small>{regionName(region)}</small>
      </>
    ),
  },
  {
    heading: texts.items,
    phone: 'wideOnly',
    cell: ({ pictures }) => <Thumbnails addresses={pictures} />,
  },
  {
    heading: texts.status,
    phone: 'topEnd',
    cell: ({ status }) => <OrderStatusBadge status={status} />,
  },
  {
    heading: ordersMessages.shipBy,
    look: 'oneLine',
    className: styles.shipBy,
    cell: ({ shipBy }) => (
      <>
        <span className={styles.label}>{ordersMessages.shipBy} </span>
        {shipBy === null ? <span className={styles.unknown}>–</span> : <ShipBy day={shipBy} />}
      </>
    ),
  },
  { heading: texts.total, look: 'end', phone: 'bottomEnd', cell: ({ amount }) => inAed(amount) },
]

export function NextOrders({ orders }: { orders: ListedOrder[] }) {
  return (
    <Card
      flush={orders.length > 0}
      title={texts.next}
      actions={
        <ButtonLink look="quiet" size="small" to={PATHS.orders}>
          {texts.allOrders}
        </ButtonLink>
      }
    >
      {orders.length === 0 ? (
        <p className={styles.empty}>{texts.nothingNext}</p>
      ) : (
        <DataTable columns={COLUMNS} rows={orders} rowKey={({ id }) => id} />
      )}
    </Card>
  )
}
