import { STOCK_REASONS, type StockReason } from '@little-dunes/domain/catalogue/stock'
import type { ReplyOf } from '@little-dunes/domain/contract/calls'
import type { ListedMovement } from '@little-dunes/domain/contract/inventory/stock-calls'
import { orderNumberText } from '@little-dunes/domain/orders/order-number'
import { clsx } from 'clsx'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { stockMessages } from '#inventory/size/stock-messages'
import { stockRoomMessages as texts } from '#inventory/stock-room-messages'
import styles from '#inventory/stock-screen.module.css'
import { load } from '#platform/client'
import { formatDateTime } from '#platform/format'
import { PATHS } from '#shell/paths'
import { Button } from '#ui/button.tsx'
import { Actor } from '#ui/display/actor.tsx'
import { Parts } from '#ui/display/parts.tsx'
import { SelectField } from '#ui/form/field.tsx'
import { late } from '#ui/late'
import { BesideList, useOpenRow } from '#ui/list/beside-list.tsx'
import type { Column } from '#ui/list/data-table.tsx'
import { ListCard } from '#ui/list/list-card.tsx'
import { showError } from '#ui/toast/toast-store'
import { uiMessages } from '#ui/ui-messages'

const SizePanel = late(async () => (await import('#inventory/size/size-panel.tsx')).SizePanel)

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

const COLUMNS: readonly Column<ListedMovement>[] = [
  {
    heading: texts.time,
    phone: 'wideOnly',
    cell: ({ at }) => <time dateTime={new Date(at).toISOString()}>{formatDateTime(at)}</time>,
  },
  { heading: texts.item, look: 'main', cell: (movement) => <What movement={movement} /> },
  { heading: texts.why, cell: (movement) => <Why movement={movement} /> },
  {
    heading: texts.change,
    look: 'end',
    cell: ({ delta }) => <span className={clsx(delta > 0 && styles.more)}>{texts.signed(delta)}</span>,
  },
  { heading: texts.left, look: 'end', phone: 'wideOnly', cell: ({ after }) => after },
]

const RECEIVE = { text: texts.receive, act: PATHS.inventoryReceive, permission: 'stock:write' } as const

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
      <ListCard
        title={texts.ledger}
        filters={
          <div className={styles.filter}>
            <SelectField
              label={texts.reason}
              value={reason ?? ''}
              onChange={({ target }) =>
                navigate(`${PATHS.inventoryLedger}${target.value && `?reason=${target.value}`}`)
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
        }
        phoneLook="table"
        columns={COLUMNS}
        rows={movements}
        rowKey={({ id }) => String(id)}
        rowProps={(movement) => (movement.sizeEntryId === null ? {} : rowProps(String(movement.id)))}
        empty={
          reason === undefined
            ? { text: texts.ledgerEmpty, actions: [RECEIVE] }
            : {
                text: texts.noMovement,
                actions: [{ text: uiMessages.clearFilters, act: PATHS.inventoryLedger }],
              }
        }
        below={
          older !== null && (
            <p className={styles.filter}>
              <Button look="outline" size="small" onClick={() => readOlder(older).catch(showError)}>
                {texts.olderMovements}
              </Button>
            </p>
          )
        }
      />
    </BesideList>
  )
}
