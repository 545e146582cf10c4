import { Icon } from '@little-dunes/design/icon.tsx'
import type { ListedReturn } from '@little-dunes/domain/contract/returns/staff/return-calls'
import { orderNumberText } from '@little-dunes/domain/orders/order-number'
import { returnNumberText } from '@little-dunes/domain/orders/returns/return-number'
import { Banknote, Repeat } from 'lucide'
import { Link } from 'react-router'
import { formatDateTime, inAed } from '#platform/format'
import { ReturnBadge } from '#returns/return-badge.tsx'
import styles from '#returns/return-columns.module.css'
import { returnPath } from '#returns/returns-address'
import { returnsMessages as texts } from '#returns/returns-messages'
import { commaList } from '#ui/display/comma-list'
import { sizeName } from '#ui/display/size-name'
import { Thumbnails } from '#ui/display/thumbnail.tsx'
import type { Column } from '#ui/list/data-table.tsx'

const unique = (words: string[]): string => commaList([...new Set(words)])

export const RETURN_COLUMNS: readonly Column<ListedReturn>[] = [
  {
    heading: texts.item,
    look: 'main',
    phone: 'topStart',
    cell: ({ id, number, orderNumber, name, lines }) => (
      <div className={styles.item}>
        <Thumbnails addresses={lines.flatMap(({ picture }) => picture ?? [])} />
        <span>
          <Link to={returnPath(id)}>
            <bdi>{unique(lines.map((line) => commaList([line.name, sizeName(line.size)])))}</bdi>
          </Link>
          <small>
            <bdi>{returnNumberText(number)}</bdi> · <bdi>{orderNumberText(orderNumber)}</bdi>
          </small>
          <small>
            <bdi>{name}</bdi>
          </small>
        </span>
      </div>
    ),
  },
  {
    heading: texts.reason,
    className: styles.reason,
    cell: ({ lines }) => unique(lines.map(({ reason }) => texts.reasons[reason])),
  },
  {
    heading: texts.wish,
    look: 'oneLine',
    className: styles.wish,
    cell: ({ resolution, lines }) => (
      <>
        <Icon node={resolution === 'exchange' ? Repeat : Banknote} />
        {texts.wishes[resolution]}
        {resolution === 'exchange' && (
          <small>{unique(lines.flatMap(({ newSize }) => (newSize ? [texts.forSize(newSize)] : [])))}</small>
        )}
      </>
    ),
  },
  {
    heading: texts.step,
    look: 'oneLine',
    phone: 'topEnd',
    className: styles.step,
    cell: ({ status, changedAt }) => (
      <>
        <ReturnBadge status={status} />
        <small>{formatDateTime(changedAt)}</small>
      </>
    ),
  },
  {
    heading: texts.paid,
    look: 'end',
    phone: 'bottomEnd',
    cell: ({ lines }) => inAed(lines.reduce((sum, { worth }) => sum + worth, 0)),
  },
]
