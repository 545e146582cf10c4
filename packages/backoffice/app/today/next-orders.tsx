import { Icon } from '@little-dunes/design/icon.tsx'
import type { ListedOrder } from '@little-dunes/domain/contract/orders/staff/order-fields'
import { orderNumberText } from '@little-dunes/domain/orders/order-number'
import { clsx } from 'clsx'
import { Zap } from 'lucide'
import { Link } from 'react-router'
import { LeaveBy } from '#orders/leave-by.tsx'
import { orderPath } from '#orders/order-query'
import { ordersMessages } from '#orders/orders-messages'
import { inAed } from '#platform/format'
import { PATHS } from '#shell/paths'
import styles from '#today/next-orders.module.css'
import { todayMessages as texts } from '#today/today-messages'
import { ButtonLink } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { OrderStatusBadge } from '#ui/display/order-status-badge.tsx'
import { regionName } from '#ui/display/region-name'
import { Tag } from '#ui/display/tag.tsx'
import { Thumbnails } from '#ui/display/thumbnail.tsx'
import tables from '#ui/list/table.module.css'

function OrderRow({ order }: { order: ListedOrder }) {
  return (
    <tr>
      <td className={clsx(tables.main, tables.topStart, styles.number)}>
        <Link to={orderPath(order.id)}>
          <bdi>{orderNumberText(order.number)}</bdi>
        </Link>{' '}
        {order.express && (
          <Tag look="sun">
            <Icon node={Zap} />
            {ordersMessages.express}
          </Tag>
        )}
      </td>
      <td className={tables.bottomStart}>
        <bdi>{order.name}</bdi>
        <small>{regionName(order.region)}</small>
      </td>
      <td className={tables.wideOnly}>
        <Thumbnails addresses={order.pictures} />
      </td>
      <td className={tables.topEnd}>
        <OrderStatusBadge status={order.status} />
      </td>
      <td className={clsx(styles.leaveBy, order.leaveBy === null && tables.wideOnly)}>
        <span className={styles.label}>{ordersMessages.leaveBy} </span>
        {order.leaveBy === null ? '–' : <LeaveBy day={order.leaveBy} />}
      </td>
      <td className={clsx(tables.end, tables.bottomEnd)}>{inAed(order.amount)}</td>
    </tr>
  )
}

/** The orders that should be handled first. */
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
        <div className={tables.scroll}>
          <table className={clsx(tables.table, tables.cards)}>
            <thead>
              <tr>
                <th>{texts.order}</th>
                <th>{texts.shopper}</th>
                <th>{texts.items}</th>
                <th>{texts.status}</th>
                <th>{ordersMessages.leaveBy}</th>
                <th className={tables.end}>{texts.total}</th>
              </tr>
            </thead>
            <tbody>
              {orders.map((order) => (
                <OrderRow key={order.id} order={order} />
              ))}
            </tbody>
          </table>
        </div>
      )}
    </Card>
  )
}
