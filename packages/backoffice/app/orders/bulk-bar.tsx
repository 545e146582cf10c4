import { Icon } from '@little-dunes/design/icon.tsx'
import type { ListedOrder } from '@little-dunes/domain/contract/staff/order-fields'
import { isWireRefusal } from '@little-dunes/domain/messages/failures'
import { canTransition, TRANSITION_PERMISSIONS } from '@little-dunes/domain/orders/order-lifecycle'
import { orderNumberText } from '@little-dunes/domain/orders/order-number'
import { X } from 'lucide'
import { useState } from 'react'
import { Link, useRevalidator } from 'react-router'
import styles from '#ui/list/bulk-bar.module.css'
import { packingPath } from '#orders/order-query'
import { ordersMessages } from '#orders/orders-messages'
import { PrintDialog } from '#papers/print-dialog.tsx'
import { call } from '#platform/client'
import { useCurrentStaff } from '#platform/member'
import { textsOf } from '#platform/messages'
import { showError, showToast } from '#ui/toast/toast-store'

const texts = textsOf(ordersMessages)

const STEPS = ['Packing', 'Shipped', 'Delivered'] as const

interface BulkBarProps {
  orders: ListedOrder[]
  sum: string
  onDone(): void
}

/** What can be done with the selected orders; says of each that could not be moved. */
export function BulkBar({ orders, sum, onDone }: BulkBarProps) {
  const { permissions } = useCurrentStaff()
  const { revalidate } = useRevalidator()
  const [busy, setBusy] = useState(false)
  const [isPrinting, setPrinting] = useState(false)
  const steps = STEPS.filter(
    (to) =>
      permissions.includes(TRANSITION_PERMISSIONS[to]) &&
      orders.some(({ status }) => canTransition(status, to)),
  )

  async function move(to: (typeof STEPS)[number]) {
    const answer = await call('POST /api/staff/orders/move', { orderIds: orders.map(({ id }) => id), to })
    if (isWireRefusal(answer)) return showError(answer.message)
    const failed = answer.results.filter(({ moved }) => !moved).map(({ orderId }) => orderId)
    const numbers = orders
      .filter(({ id }) => failed.includes(id))
      .map(({ number }) => orderNumberText(number))
    if (failed.length < orders.length) showToast(texts.moved(orders.length - failed.length))
    if (failed.length > 0) showError(texts.notMoved(numbers.join(', ')))
    onDone()
    return revalidate()
  }

  function start(to: (typeof STEPS)[number]) {
    if (busy) return
    setBusy(true)
    move(to)
      .catch(showError)
      .finally(() => setBusy(false))
  }

  return (
    <section className={styles.bar} aria-label={texts.bulkLabel}>
      <span>{texts.selected(orders.length, sum)}</span>
      {steps.map((to) => (
        <button key={to} type="button" className={styles.action} aria-busy={busy} onClick={() => start(to)}>
          {texts.steps[to]}
        </button>
      ))}
      {permissions.includes('orders:pack') && orders.some(({ status }) => status === 'Order Placed') && (
        <Link className={styles.action} to={packingPath(orders.map(({ id }) => id))}>
          {texts.pick}
        </Link>
      )}
      {permissions.includes('orders:pack') && (
        <button type="button" className={styles.action} onClick={() => setPrinting(true)}>
          {texts.print}
        </button>
      )}
      <button type="button" className={styles.close} aria-label={texts.clearSelection} onClick={onDone}>
        <Icon node={X} />
      </button>
      {isPrinting && <PrintDialog orderIds={orders.map(({ id }) => id)} onClose={() => setPrinting(false)} />}
    </section>
  )
}
