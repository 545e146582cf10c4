import type { ListedOwedOrder } from '@little-dunes/domain/contract/cash-on-delivery/cash-calls'
import { orderNumberText } from '@little-dunes/domain/orders/order-number'
import { clsx } from 'clsx'
import { Link } from 'react-router'
import { cashMessages as texts } from '#cash/cash-messages'
import styles from '#cash/owed-table.module.css'
import { orderPath } from '#orders/order-query'
import { formatDateTime, inAed } from '#platform/format'
import { SelectableTable, SelectCell } from '#ui/list/selectable-table.tsx'
import tables from '#ui/list/table.module.css'
import type { Selection } from '#ui/list/use-row-selection'

interface TableProps extends Selection {
  orders: ListedOwedOrder[]
}

/** Orders whose cash a courier has, the longest first. */
export const OwedTable = ({ orders, ...selection }: TableProps) => (
  <SelectableTable
    rows={orders}
    {...selection}
    heads={
      <>
        <th>{texts.order}</th>
        <th>{texts.shopper}</th>
        <th>{texts.courier}</th>
        <th>{texts.delivered}</th>
        <th className={tables.end}>{texts.amount}</th>
      </>
    }
  >
    {({ id, number, name, carrierName, deliveredAt, amount }, row) => (
      <tr key={id} aria-selected={row.isSelected}>
        <SelectCell label={texts.select(orderNumberText(number))} {...row} />
        <td className={tables.main}>
          <Link to={orderPath(id)}>
            <bdi>{orderNumberText(number)}</bdi>
          </Link>
        </td>
        <td className={styles.shopper}>
          <bdi>{name}</bdi>
        </td>
        <td className={tables.wideOnly}>
          <bdi>{carrierName || '–'}</bdi>
        </td>
        <td className={styles.delivered}>{deliveredAt === null ? '–' : formatDateTime(deliveredAt)}</td>
        <td className={clsx(tables.end, styles.amount)}>{inAed(amount)}</td>
      </tr>
    )}
  </SelectableTable>
)
