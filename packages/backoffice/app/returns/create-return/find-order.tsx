import type { ListedOrder } from '@little-dunes/domain/contract/orders/staff/order-fields'
import { orderNumberText } from '@little-dunes/domain/orders/order-number'
import { type FormEvent, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { load } from '#platform/client'
import { formatDate, inAed } from '#platform/format'
import styles from '#returns/create-return/create-return.module.css'
import { addReturnMessages as texts } from '#returns/create-return/create-return-messages'
import { getAddReturnPath } from '#returns/returns-address'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { OrderStatusBadge } from '#ui/display/order-status-badge.tsx'
import { TextField } from '#ui/form/field.tsx'
import { type Column, DataTable } from '#ui/list/data-table.tsx'
import { EmptyState } from '#ui/list/empty-state.tsx'
import { showError } from '#ui/toast/toast-store'

const MAX_ORDERS = 20

const COLUMNS: readonly Column<ListedOrder>[] = [
  {
    heading: texts.order,
    look: 'main',
    phone: 'topStart',
    cell: ({ id, number, placedAt }) => (
      <>
        <Link to={getAddReturnPath(id)}>
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
  const [results, setResults] = useState<{ words: string; orders: ListedOrder[] } | null>(null)

  async function find(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const words = String(new FormData(event.currentTarget).get('q')).trim()
    if (words === '') return
    setBusy(true)
    try {
      const { orders } = await load('GET /api/staff/orders', { q: words })
      const [only] = orders
      if (only && orders.length === 1) await navigate(getAddReturnPath(only.id))
      else setResults({ words, orders })
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
      {results?.orders.length === 0 && <EmptyState text={texts.nothingFound(results.words)} />}
      {results && results.orders.length > 0 && (
        <DataTable columns={COLUMNS} rows={results.orders.slice(0, MAX_ORDERS)} rowKey={({ id }) => id} />
      )}
      {results && results.orders.length > MAX_ORDERS && <EmptyState text={texts.onlyFirst(MAX_ORDERS)} />}
    </Card>
  )
}
