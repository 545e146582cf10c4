import type { ListedOrder } from '@little-dunes/domain/contract/orders/staff/order-fields'
import { orderNumberText } from '@little-dunes/domain/orders/order-number'
import { clsx } from 'clsx'
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
import { EmptyList } from '#ui/list/list-foot.tsx'
import tables from '#ui/list/table.module.css'
import { showError } from '#ui/toast/toast-store'

const MOST = 20

/** The order of a parcel, by its number or any part of what is known; a single one opens at once. */
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
      {found?.orders.length === 0 && <EmptyList>{texts.nothingFound(found.words)}</EmptyList>}
      {found && found.orders.length > 0 && (
        <table className={clsx(tables.table, tables.cards)}>
          <thead>
            <tr>
              <th>{texts.order}</th>
              <th>{texts.shopper}</th>
              <th>{texts.status}</th>
              <th className={tables.end}>{texts.total}</th>
            </tr>
          </thead>
          <tbody>
            {found.orders.slice(0, MOST).map((order) => (
              <tr key={order.id}>
                <td className={clsx(tables.main, tables.topStart)}>
                  <Link to={takeBackPath(order.id)}>
                    <bdi>{orderNumberText(order.number)}</bdi>
                  </Link>
                  <small>{formatDate(order.placedAt)}</small>
                </td>
                <td className={tables.bottomStart}>
                  <bdi>{order.name}</bdi>
                </td>
                <td className={tables.topEnd}>
                  <OrderStatusBadge status={order.status} />
                </td>
                <td className={clsx(tables.end, tables.bottomEnd)}>{inAed(order.amount)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {found && found.orders.length > MOST && <EmptyList>{texts.foundFirst(MOST)}</EmptyList>}
    </Card>
  )
}
