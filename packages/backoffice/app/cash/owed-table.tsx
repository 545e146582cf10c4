import type { ListedOwedOrder } from '@little-dunes/domain/contract/staff/cash-calls'
import { orderNumberText } from '@little-dunes/domain/orders/order-number'
import { clsx } from 'clsx'
import { Link } from 'react-router'
import { cashMessages as texts } from '#cash/cash-messages'
import styles from '#cash/owed-table.module.css'
import { orderPath } from '#orders/order-query'
import { formatDateTime, inAed } from '#platform/format'
import tables from '#ui/list/table.module.css'

/** Orders whose cash a courier has, the longest first; on a phone each is a card. */
export const OwedTable = ({ orders }: { orders: ListedOwedOrder[] }) => (
  <div className={tables.scroll}>
    <table className={clsx(tables.table, tables.cards)}>
      <thead>
        <tr>
          <th>{texts.order}</th>
          <th>{texts.shopper}</th>
          <th>{texts.courier}</th>
          <th>{texts.delivered}</th>
          <th className={tables.end}>{texts.amount}</th>
        </tr>
      </thead>
      <tbody>
        {orders.map(({ id, number, name, carrierName, deliveredAt, amount }) => (
          <tr key={id}>
            <td className={clsx(tables.main, tables.topStart)}>
              <Link to={orderPath(id)}>
                <bdi>{orderNumberText(number)}</bdi>
              </Link>
            </td>
            <td className={tables.bottomStart}>
              <bdi>{name}</bdi>
            </td>
            <td className={tables.wideOnly}>
              <bdi>{carrierName || '–'}</bdi>
            </td>
            <td className={clsx(styles.delivered, tables.bottomEnd)}>
              {deliveredAt === null ? '–' : formatDateTime(deliveredAt)}
            </td>
            <td className={clsx(tables.end, tables.topEnd)}>{inAed(amount)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </div>
)
