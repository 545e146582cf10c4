import type { ListedOrder } from '@little-dunes/domain/contract/orders/staff/order-fields'
import { orderNumberText } from '@little-dunes/domain/orders/order-number'
import { type FormEvent, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { load } from '#platform/client'
import { formatDate, inAed } from '#platform/format'
import { takeBackPath } from '#returns/returns-address'
import styles from '#returns/take-back/take-back.module.css'
import { takeBackMessages as texts } from '#returns/take-back/take-back-messages'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { OrderStatusBadge } from '#ui/display/order-status-badge.tsx'
import { TextField } from '#ui/form/field.tsx'
import { type Column, DataTable } from '#ui/list/data-table.tsx'
import { EmptyState } from '#ui/list/empty-state.tsx'
import { showError } from '#ui/toast/toast-store'

const MOST = 20

const COLUMNS: readonly Column<ListedOrder>[] = [
  {
    heading: texts.order,
    look: 'main',
    phone: 'topStart',
    cell: ({ id, number, placedAt }) => (
      <>
        <Link to={takeBackPath(id)}>
          <bdi>{orderNumberText(number)}</bdi>
        </Link>
        <small>{formatDate(placedAt)}</small>
      </>
    ),
  },
  { heading: texts.customer, phone: 'bottomStart', cell: ({ name }) => <bdi>{name}</bdi> },
  {
    heading: texts.status,
    phone: 'topEnd',
    cell: ({ status }) => <OrderStatusBadge status={status} />,
  },
  { heading: texts.total, look: 'end', phone: 'bottomEnd', cell: ({ amount }) => inAed(amount) },
]

/** Finds the order of a parcel by number or any known detail; a single result opens at once. */
export function FindOrder() {
  const navigate = useNavigate()
  const [busy, setBusy] = useState(false)
  const [found, setFound] = useState<{ words: string; orders: ListedOrder[] } | null>(null)

  async function find(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const words = String(new FormData(event.currentTarget).get('q')).trim()
    if (words === '') return
    setBusy(true)
    try {
      const { orders } = await load('GET /api/staff/orders', { q: words })
      const [only] = orders
      if (only && orders.length === 1) await navigate(takeBackPath(only.id))
      else setFound({ words, orders })
    } catch (failure) {
      showError(failure)
    } finally {
      setBusy(false)
    }
  }

  return (
    <Card title={texts.findTitle} flush>
      <form className={styles.find} onSubmit={find}>
        <TextField
          label={texts.search}
          hint={texts.searchHint}
          name="q"
          type="search"
          maxLength={100}
          autoComplete="off"
        />
        <Button type="submit" busy={busy}>
          {texts.find}
        </Button>
      </form>
      {found?.orders.length === 0 && <EmptyState text={texts.nothingFound(found.words)} />}
      {found && found.orders.length > 0 && (
        <DataTable columns={COLUMNS} rows={found.orders.slice(0, MOST)} rowKey={({ id }) => id} />
      )}
      {found && found.orders.length > MOST && <EmptyState text={texts.foundFirst(MOST)} />}
    </Card>
  )
}
