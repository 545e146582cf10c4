import type { ListedOwedOrder } from '@little-dunes/domain/contract/cash-on-delivery/cash-calls'
import { orderNumberText } from '@little-dunes/domain/orders/order-number'
import { clsx } from 'clsx'
import { Link } from 'react-router'
import { cashMessages as texts } from '#cash/cash-messages'
import styles from '#cash/owed-table.module.css'
import { orderPath } from '#orders/order-query'
import { formatDateTime, inAed } from '#platform/format'
import { SelectAllHead, SelectCell, useRowSelection } from '#ui/list/select-rows.tsx'
import tables from '#ui/list/table.module.css'

interface TableProps {
  orders: ListedOwedOrder[]
  selected: ReadonlySet<string>
  onSelect(selected: ReadonlySet<string>): void
}

/** Orders whose cash a courier has, the longest first; on a phone each is a card. */
export function OwedTable({ orders, selected, onSelect }: TableProps) {
  const selection = { ids: orders.map(({ id }) => id), selected, onSelect }
  const toggle = useRowSelection(selection)
  return (
    <div className={tables.scroll}>
      <table className={clsx(tables.table, tables.cards)}>
        <thead>
          <tr>
            <SelectAllHead {...selection} />
            <th>{texts.order}</th>
            <th>{texts.shopper}</th>
            <th>{texts.courier}</th>
            <th>{texts.delivered}</th>
            <th className={tables.end}>{texts.amount}</th>
          </tr>
        </thead>
        <tbody>
          {orders.map(({ id, number, name, carrierName, deliveredAt, amount }) => (
            <tr key={id} aria-selected={selected.has(id)}>
              <SelectCell
                label={texts.select(orderNumberText(number))}
                isSelected={selected.has(id)}
                onToggle={(event) => toggle(id, event)}
              />
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
          ))}
        </tbody>
      </table>
    </div>
  )
}
