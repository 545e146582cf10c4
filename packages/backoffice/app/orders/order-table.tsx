import { Icon } from '@little-dunes/design/icon.tsx'
import type { ListedOrder } from '@little-dunes/domain/contract/orders/staff/order-fields'
import { orderNumberText } from '@little-dunes/domain/orders/order-number'
import { clsx } from 'clsx'
import { Banknote, CreditCard, TriangleAlert, Zap } from 'lucide'
import { Link } from 'react-router'
import { LeaveBy } from '#orders/leave-by.tsx'
import { type OrderQuery, orderPath } from '#orders/order-query'
import styles from '#orders/order-table.module.css'
import { ordersMessages as texts } from '#orders/orders-messages'
import { formatShortDateTime, inAed } from '#platform/format'
import { OrderStatusBadge } from '#ui/display/order-status-badge.tsx'
import { regionName } from '#ui/display/region-name'
import { Tag } from '#ui/display/tag.tsx'
import { Thumbnails } from '#ui/display/thumbnail.tsx'
import { type RowSelection, SelectableTable, SelectCell } from '#ui/list/selectable-table.tsx'
import tables from '#ui/list/table.module.css'
import type { Selection } from '#ui/list/use-row-selection'

interface RowProps extends RowSelection {
  order: ListedOrder
  query: OrderQuery
}

function OrderRow({ order, query, ...selection }: RowProps) {
  const { id, number, placedAt, name, region, pictures, pieces, paymentMethod, money, amount } = order
  return (
    <tr className={clsx(styles.card)} aria-selected={selection.isSelected}>
      <SelectCell label={texts.select(orderNumberText(number))} {...selection} />
      <td className={clsx(tables.main, styles.number)}>
        <Link to={orderPath(id, query)}>
          <bdi>{orderNumberText(number)}</bdi>
        </Link>{' '}
        {order.express && (
          <Tag look="sun">
            <Icon node={Zap} />
            {texts.express}
          </Tag>
        )}
        {order.review && (
          <Tag look="red">
            <Icon node={TriangleAlert} />
            {texts.views.review}
          </Tag>
        )}
        {order.changedSincePacked && (
          <Tag look="red">
            <Icon node={TriangleAlert} />
            {texts.changedSincePacked}
          </Tag>
        )}
      </td>
      <td className={styles.placed}>{formatShortDateTime(placedAt, Date.now())}</td>
      <td className={styles.shopper}>
        <bdi>{name}</bdi>
        <small>{regionName(region)}</small>
      </td>
      <td className={styles.items}>
        <span>
          <Thumbnails addresses={pictures} />
          {texts.pieces(pieces)}
        </span>
      </td>
      <td className={styles.payment}>
        <span>
          <Icon node={paymentMethod === 'cod' ? Banknote : CreditCard} />
          {texts.money[money]}
        </span>
        <span className={styles.count}>{texts.pieces(pieces)}</span>
      </td>
      <td className={styles.status}>
        <OrderStatusBadge status={order.status} />
      </td>
      <td className={clsx(styles.leaveBy, order.leaveBy === null && styles.unknown)}>
        <span className={styles.label}>{texts.leaveBy} </span>
        {order.leaveBy === null ? '–' : <LeaveBy day={order.leaveBy} />}
      </td>
      <td className={clsx(tables.end, styles.total)}>{inAed(amount)}</td>
    </tr>
  )
}

interface TableProps extends Selection {
  orders: ListedOrder[]
  /** The list that they are of. */
  query: OrderQuery
}

export const OrderTable = ({ orders, query, ...selection }: TableProps) => (
  <SelectableTable
    rows={orders}
    {...selection}
    heads={
      <>
        <th>{texts.order}</th>
        <th>{texts.placed}</th>
        <th>{texts.shopper}</th>
        <th>{texts.items}</th>
        <th>{texts.payment}</th>
        <th>{texts.status}</th>
        <th>{texts.leaveBy}</th>
        <th className={tables.end}>{texts.total}</th>
      </>
    }
  >
    {(order, row) => <OrderRow key={order.id} order={order} query={query} {...row} />}
  </SelectableTable>
)
