import { Icon } from '@little-dunes/design/icon.tsx'
import type { ListedReturn } from '@little-dunes/domain/contract/returns/staff/return-calls'
import { orderNumberText } from '@little-dunes/domain/orders/order-number'
import { returnNumberText } from '@little-dunes/domain/orders/returns/return-number'
import { clsx } from 'clsx'
import { Banknote, Repeat } from 'lucide'
import { Link } from 'react-router'
import { formatDateTime, inAed } from '#platform/format'
import { ReturnBadge } from '#returns/return-badge.tsx'
import styles from '#returns/return-table.module.css'
import { returnPath } from '#returns/returns-address'
import { returnsMessages as texts } from '#returns/returns-messages'
import { commaList } from '#ui/display/comma-list'
import { sizeName } from '#ui/display/size-name'
import { Thumbnails } from '#ui/display/thumbnail.tsx'
import type { RowProps } from '#ui/list/beside-list.tsx'
import tables from '#ui/list/table.module.css'

const unique = (words: string[]): string => commaList([...new Set(words)])

/** Returns, what waits longest first; on a phone each is a card. */
export const ReturnTable = ({ returns, rowProps }: { returns: ListedReturn[]; rowProps: RowProps }) => (
  <div className={tables.scroll}>
    <table className={clsx(tables.table, tables.cards)}>
      <thead>
        <tr>
          <th>{texts.piece}</th>
          <th>{texts.reason}</th>
          <th>{texts.wish}</th>
          <th>{texts.step}</th>
          <th className={tables.end}>{texts.paid}</th>
        </tr>
      </thead>
      <tbody>
        {returns.map((one) => (
          <tr key={one.id} {...rowProps(one.id)}>
            <td className={clsx(tables.main, tables.topStart)}>
              <div className={styles.piece}>
                <Thumbnails addresses={one.lines.flatMap(({ picture }) => picture ?? [])} />
                <span>
                  <Link to={returnPath(one.id)}>
                    <bdi>{unique(one.lines.map(({ name, size }) => commaList([name, sizeName(size)])))}</bdi>
                  </Link>
                  <small>
                    <bdi>{returnNumberText(one.number)}</bdi> · <bdi>{orderNumberText(one.orderNumber)}</bdi>
                  </small>
                  <small>
                    <bdi>{one.name}</bdi>
                  </small>
                </span>
              </div>
            </td>
            <td className={styles.reason}>{unique(one.lines.map(({ reason }) => texts.reasons[reason]))}</td>
            <td className={styles.wish}>
              <Icon node={one.resolution === 'exchange' ? Repeat : Banknote} />
              {texts.wishes[one.resolution]}
              {one.resolution === 'exchange' && (
                <small>
                  {unique(one.lines.flatMap(({ newSize }) => (newSize ? [texts.forSize(newSize)] : [])))}
                </small>
              )}
            </td>
            <td className={clsx(styles.step, tables.topEnd)}>
              <ReturnBadge status={one.status} />
              <small>{formatDateTime(one.changedAt)}</small>
            </td>
            <td className={clsx(tables.end, tables.bottomEnd)}>
              {inAed(one.lines.reduce((sum, { worth }) => sum + worth, 0))}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  </div>
)
