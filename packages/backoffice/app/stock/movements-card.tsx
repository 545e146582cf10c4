import { STOCK_REASONS, type StockReason } from '@little-dunes/domain/catalogue/stock'
import type { ReplyOf } from '@little-dunes/domain/contract/calls'
import type { ListedMovement } from '@little-dunes/domain/contract/inventory/stock-calls'
import { orderNumberText } from '@little-dunes/domain/orders/order-number'
import { clsx } from 'clsx'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { load } from '#platform/client'
import { formatDateTime } from '#platform/format'
import { PATHS } from '#shell/paths'
import { stockMessages } from '#stock/size/stock-messages'
import { stockRoomMessages as texts } from '#stock/stock-room-messages'
import styles from '#stock/stock-screen.module.css'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { Actor } from '#ui/display/actor.tsx'
import { Parts } from '#ui/display/parts.tsx'
import { SelectField } from '#ui/form/field.tsx'
import { late } from '#ui/late'
import { BesideList, useOpenRow } from '#ui/list/beside-list.tsx'
import tables from '#ui/list/table.module.css'
import { showError } from '#ui/toast/toast-store'

const SizePanel = late(async () => (await import('#stock/size/size-panel.tsx')).SizePanel)

type Ledger = ReplyOf<'GET /api/staff/stock/movements'>

function Why({ movement }: { movement: ListedMovement }) {
  const { reason, orderId, orderNumber, note } = movement
  const order = orderNumber === null ? null : orderNumberText(orderNumber)
  const words = texts.ledgerRow(texts.reasons[reason], order)
  return (
    <>
      {orderId === null ? words : <Link to={`${PATHS.orders}/${orderId}`}>{words}</Link>}
      <small>
        <Actor {...movement} />
        {note && <> · {<bdi>{note}</bdi>}</>}
      </small>
    </>
  )
}

function What({ movement: { productId, name, colour, size } }: { movement: ListedMovement }) {
  return (
    <>
      {productId === null ? (
        <bdi>{name}</bdi>
      ) : (
        <Link to={`${PATHS.products}/${productId}`}>
          <bdi>{name}</bdi>
        </Link>
      )}
      <small>
        <Parts of={[colour, size].filter((part) => part !== null)} />
      </small>
    </>
  )
}

/** What has moved of any size, newest first. */
export function MovementsCard({ first, reason }: { first: Ledger; reason: StockReason | undefined }) {
  const navigate = useNavigate()
  const [more, setMore] = useState<Ledger | null>(null)
  const movements = [...first.movements, ...(more?.movements ?? [])]
  const { open, rowProps } = useOpenRow(
    movements.flatMap(({ id, sizeEntryId }) => (sizeEntryId === null ? [] : String(id))),
  )
  const sizeEntryId = movements.find(({ id }) => String(id) === open)?.sizeEntryId ?? null
  const older = more === null ? first.older : more.older

  async function readOlder(before: number) {
    const page = await load('GET /api/staff/stock/movements', { ...(reason && { reason }), older: before })
    setMore((known) => ({ ...page, movements: [...(known?.movements ?? []), ...page.movements] }))
  }

  return (
    <BesideList
      open={sizeEntryId}
      label={stockMessages.panel}
      summary={sizeEntryId !== null && <SizePanel sizeEntryId={sizeEntryId} list={first} />}
    >
      <Card title={texts.ledger} flush>
        <div className={styles.filter}>
          <SelectField
            label={texts.reason}
            value={reason ?? ''}
            onChange={({ target }) =>
              navigate(`${PATHS.stockLedger}${target.value && `?reason=${target.value}`}`)
            }
          >
            <option value="">{texts.everyReason}</option>
            {STOCK_REASONS.map((one) => (
              <option key={one} value={one}>
                {texts.reasons[one]}
              </option>
            ))}
          </SelectField>
        </div>
        {movements.length === 0 && <p className={styles.filter}>{texts.ledgerEmpty}</p>}
        {movements.length > 0 && (
          <table className={clsx(tables.table, styles.movements)}>
            <thead>
              <tr>
                <th>{texts.time}</th>
                <th>{texts.item}</th>
                <th>{texts.why}</th>
                <th className={tables.end}>{texts.change}</th>
                <th className={tables.end}>{texts.left}</th>
              </tr>
            </thead>
            <tbody>
              {movements.map((movement) => (
                <tr key={movement.id} {...(movement.sizeEntryId !== null && rowProps(String(movement.id)))}>
                  <td>
                    <time dateTime={new Date(movement.at).toISOString()}>{formatDateTime(movement.at)}</time>
                  </td>
                  <td className={tables.main}>
                    <What movement={movement} />
                  </td>
                  <td>
                    <Why movement={movement} />
                  </td>
                  <td className={clsx(tables.end, movement.delta > 0 && styles.more)}>
                    {texts.signed(movement.delta)}
                  </td>
                  <td className={tables.end}>{movement.after}</td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
        {older !== null && (
          <p className={styles.filter}>
            <Button look="outline" size="small" onClick={() => readOlder(older).catch(showError)}>
              {texts.olderMovements}
            </Button>
          </p>
        )}
      </Card>
    </BesideList>
  )
}
