import type { ListedMovement } from '@little-dunes/domain/contract/staff/stock-calls'
import { orderNumberText } from '@little-dunes/domain/orders/order-number'
import { formatShortDateTime } from '#platform/format'
import { PATHS } from '#shell/paths'
import { countingMessages as texts } from '#stock/counting/counting-messages'
import { stockRoomMessages } from '#stock/stock-room-messages'
import styles from '#stock/stock-screen.module.css'
import { ButtonLink } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { Parts } from '#ui/display/parts.tsx'
import tables from '#ui/list/table.module.css'

const MOST = 8

/** What was sold and what came while somebody counts. */
export const NewestMovements = ({ movements }: { movements: readonly ListedMovement[] }) => (
  <Card
    title={texts.ledger}
    aside={texts.meanwhile}
    actions={
      <ButtonLink look="quiet" size="small" to={PATHS.stockLedger}>
        {texts.whole}
      </ButtonLink>
    }
    flush
  >
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
            .slice(0, MOST)
            .map(({ id, at, reason, orderNumber, name, colour, size, delta, after }) => (
              <tr key={id}>
                <td>{formatShortDateTime(at, Date.now())}</td>
                <td>
                  {stockRoomMessages.ledgerRow(
                    stockRoomMessages.reasons[reason],
                    orderNumber === null ? null : orderNumberText(orderNumber),
                  )}
                  <small>
                    <Parts of={[name, colour, size].filter((part) => part !== null)} />
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
    <p className={styles.filter}>{texts.kept}</p>
  </Card>
)
