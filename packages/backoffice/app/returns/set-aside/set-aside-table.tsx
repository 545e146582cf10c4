import type { SetAsidePieces } from '@little-dunes/domain/contract/returns/staff/set-aside-calls'
import { SET_ASIDE_ENDS, type SetAsideEnd } from '@little-dunes/domain/contract/staff/choices'
import { orderNumberText } from '@little-dunes/domain/orders/order-number'
import { returnNumberText } from '@little-dunes/domain/orders/returns/return-number'
import { clsx } from 'clsx'
import { Link } from 'react-router'
import { formatDateTime } from '#platform/format'
import styles from '#returns/return-table.module.css'
import { returnPath } from '#returns/returns-address'
import { returnsMessages } from '#returns/returns-messages'
import { setAsideMessages as texts } from '#returns/set-aside/set-aside-messages'
import { Button } from '#ui/button.tsx'
import { Actor } from '#ui/display/actor.tsx'
import { commaList } from '#ui/display/comma-list'
import { sizeName } from '#ui/display/size-name'
import { Thumbnail } from '#ui/display/thumbnail.tsx'
import tables from '#ui/list/table.module.css'

/** A piece in words, for who hears a button or a dialog. */
export const pieceName = ({ name, colour, size }: SetAsidePieces): string =>
  commaList([name, colour, sizeName(size)])

interface SetAsideTableProps {
  pieces: SetAsidePieces[]
  /** Null for who may not decide. */
  onDecide: ((line: SetAsidePieces, to: SetAsideEnd) => void) | null
}

/** What waits longest first; on a phone each is a card. */
export const SetAsideTable = ({ pieces, onDecide }: SetAsideTableProps) => (
  <div className={tables.scroll}>
    <table className={clsx(tables.table, tables.cards)}>
      <thead>
        <tr>
          <th>{texts.piece}</th>
          <th>{texts.said}</th>
          <th>{texts.checked}</th>
          <th className={tables.end}>{texts.pieces}</th>
          {onDecide && <th />}
        </tr>
      </thead>
      <tbody>
        {pieces.map((line) => (
          <tr key={`${line.returnId} ${line.position}`}>
            <td className={tables.topStart}>
              <div className={styles.piece}>
                <Thumbnail address={line.picture} />
                <span>
                  <Link to={returnPath(line.returnId)}>
                    <bdi>{pieceName(line)}</bdi>
                  </Link>
                  <small>
                    {texts.of(returnNumberText(line.returnNumber), orderNumberText(line.orderNumber))}
                  </small>
                  <small>
                    <bdi>{line.sku}</bdi>
                  </small>
                </span>
              </div>
            </td>
            <td className={styles.reason}>
              {returnsMessages.reasons[line.reason]}
              {line.note && (
                <small>
                  <q>{line.note}</q>
                </small>
              )}
            </td>
            <td className={styles.wish}>
              {formatDateTime(line.checkedAt)}
              <small>
                <Actor {...line} />
              </small>
            </td>
            <td className={clsx(tables.end, tables.topEnd)}>
              <b>× {line.quantity}</b>
            </td>
            {onDecide && (
              <td className={styles.decide}>
                <span className={styles.piece}>
                  {SET_ASIDE_ENDS.filter((to) => to !== 'stock' || line.isInShop).map((to) => (
                    <Button
                      key={to}
                      look="outline"
                      size="small"
                      aria-label={texts.actionOf(texts.ends[to], pieceName(line))}
                      onClick={() => onDecide(line, to)}
                    >
                      {texts.ends[to]}
                    </Button>
                  ))}
                </span>
                {!line.isInShop && <small>{texts.notInShop}</small>}
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
)
