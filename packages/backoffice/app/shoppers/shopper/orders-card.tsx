import type { ReplyOf } from '@little-dunes/domain/contract/calls'
import type { WholeShopper } from '@little-dunes/domain/contract/customers/shopper-fields'
import { orderNumberText } from '@little-dunes/domain/orders/order-number'
import { clsx } from 'clsx'
import { Link } from 'react-router'
import { orderPath } from '#orders/order-query'
import { formatDate, inAed } from '#platform/format'
import styles from '#shoppers/shopper/orders-card.module.css'
import { shopperMessages as texts } from '#shoppers/shopper/shopper-messages'
import { shopperPath } from '#shoppers/shopper-query'
import { Card } from '#ui/card.tsx'
import figureStyles from '#ui/display/figures.module.css'
import { OrderStatusBadge } from '#ui/display/order-status-badge.tsx'
import { EmptyList, ListFoot } from '#ui/list/list-foot.tsx'
import tables from '#ui/list/table.module.css'

type Orders = Pick<ReplyOf<'GET /api/staff/orders'>, 'orders' | 'older' | 'newer'>

export const Sums = ({ shopper: { orders, spent, refused } }: { shopper: WholeShopper }) => (
  <dl className={figureStyles.figures}>
    <div>
      <dt>{texts.orders}</dt>
      <dd>{orders}</dd>
    </div>
    <div>
      <dt>{texts.spent}</dt>
      <dd>{inAed(spent)}</dd>
    </div>
    {orders > 0 && (
      <div>
        <dt>{texts.average}</dt>
        <dd>{inAed(Math.round(spent / orders))}</dd>
      </div>
    )}
    {refused > 0 && (
      <div>
        <dt>{texts.refused}</dt>
        <dd>{refused}</dd>
      </div>
    )}
  </dl>
)

const OrderTable = ({ orders }: Pick<Orders, 'orders'>) => (
  <div className={tables.scroll}>
    <table className={clsx(tables.table, tables.cards)}>
      <thead>
        <tr>
          <th>{texts.number}</th>
          <th>{texts.placed}</th>
          <th>{texts.status}</th>
          <th className={tables.end}>{texts.total}</th>
        </tr>
      </thead>
      <tbody>
        {orders.map(({ id, number, placedAt, status, amount }) => (
          <tr key={id}>
            <td className={tables.main}>
              <Link to={orderPath(id)}>
                <bdi>{orderNumberText(number)}</bdi>
              </Link>
            </td>
            <td className={styles.placed}>{formatDate(placedAt)}</td>
            <td className={styles.status}>
              <OrderStatusBadge status={status} />
            </td>
            <td className={clsx(tables.end, styles.total)}>{inAed(amount)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </div>
)

/** What somebody has ordered, with the sums. */
export function OrdersCard({ shopper, orders, older, newer }: Orders & { shopper: WholeShopper }) {
  const pageAt = (cursor: string) => `${shopperPath(shopper.id)}?${cursor}`
  return (
    <Card flush title={texts.orders}>
      <Sums shopper={shopper} />
      {orders.length === 0 ? <EmptyList>{texts.noOrders}</EmptyList> : <OrderTable orders={orders} />}
      {(newer || older) && (
        <ListFoot newer={newer && pageAt(`newer=${newer}`)} older={older && pageAt(`older=${older}`)}>
          {texts.onThisPage(orders.length)}
        </ListFoot>
      )}
    </Card>
  )
}
