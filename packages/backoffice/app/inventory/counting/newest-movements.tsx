import { STOCK_REASONS, type StockReason } from '@little-dunes/domain/catalogue/stock'
import type { ListedMovement } from '@little-dunes/domain/contract/inventory/stock-calls'
import { orderNumberText } from '@little-dunes/domain/orders/order-number'
import { useState } from 'react'
import { countingMessages as texts } from '#inventory/counting/counting-messages'
import { stockRoomMessages } from '#inventory/stock-room-messages'
import styles from '#inventory/stock-screen.module.css'
import { load } from '#platform/client'
import { formatShortDateTime } from '#platform/format'
import { PATHS } from '#shell/paths'
import { ButtonLink } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { Parts } from '#ui/display/parts.tsx'
import { sizeName } from '#ui/display/size-name'
import { useOpened } from '#ui/list/beside-list.tsx'
import chips from '#ui/list/filters/chip.module.css'
import { ListFoot } from '#ui/list/list-foot.tsx'
import tables from '#ui/list/table.module.css'

const MAX_MOVEMENTS = 8

const readMovements = async (reason: StockReason) => ({
  reason,
  ...(await load('GET /api/staff/stock/movements', { reason })),
})

/** Movements with a reason, loaded again with each answer of the list. Without a reason, the list itself. */
function useMovements(reason: StockReason | '', list: readonly ListedMovement[]) {
  const read = useOpened(reason || null, list, readMovements)
  if (reason === '') return list
  return read?.reason === reason ? read.movements : null
}

/** Sales and arrivals during the count. */
export function NewestMovements({ movements: newest }: { movements: readonly ListedMovement[] }) {
  const [reason, setReason] = useState<StockReason | ''>('')
  const movements = useMovements(reason, newest)
  return (
    <Card
      title={texts.ledger}
      actions={
        <>
          <select
            className={chips.chip}
            aria-label={texts.filter}
            value={reason}
            onChange={({ target }) => setReason(STOCK_REASONS.find((one) => one === target.value) ?? '')}
          >
            <option value="">{stockRoomMessages.everyReason}</option>
            {STOCK_REASONS.map((one) => (
              <option key={one} value={one}>
                {stockRoomMessages.reasons[one]}
              </option>
            ))}
          </select>
          <ButtonLink
            look="quiet"
            size="small"
            to={reason === '' ? PATHS.inventoryLedger : `${PATHS.inventoryLedger}?reason=${reason}`}
          >
            {texts.whole}
          </ButtonLink>
        </>
      }
      flush
    >
      {movements && <MovementTable movements={movements} />}
      <ListFoot newer={null} older={null}>
        {texts.entriesFinal}
      </ListFoot>
    </Card>
  )
}

const MovementTable = ({ movements }: { movements: readonly ListedMovement[] }) => (
  <>
    {movements.length === 0 ? (
      <p className={styles.filter}>{stockRoomMessages.ledgerEmpty}</p>
    ) : (
      <table className={tables.table}>
        <thead>
          <tr>
            <th>{stockRoomMessages.time}</th>
            <th>{stockRoomMessages.why}</th>
            <th className={tables.end}>{stockRoomMessages.change}</th>
            <th className={tables.end}>{stockRoomMessages.left}</th>
          </tr>
        </thead>
        <tbody>
          {movements
            .slice(0, MAX_MOVEMENTS)
            .map(({ id, at, reason, orderNumber, name, colour, size, delta, after }) => (
              <tr key={id}>
                <td>{formatShortDateTime(at, Date.now())}</td>
                <td>
                  {stockRoomMessages.ledgerRow(
                    stockRoomMessages.reasons[reason],
                    orderNumber === null ? null : orderNumberText(orderNumber),
                  )}
                  <small>
                    <Parts of={[name, colour, size && sizeName(size)].filter((part) => part !== null)} />
                  </small>
                </td>
                <td className={tables.end}>
                  <span className={delta > 0 ? styles.more : undefined}>
                    {stockRoomMessages.signed(delta)}
                  </span>
                </td>
                <td className={tables.end}>{after}</td>
              </tr>
            ))}
        </tbody>
      </table>
    )}
  </>
)
