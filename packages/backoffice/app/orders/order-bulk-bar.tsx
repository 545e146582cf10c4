import type { ListedOrder } from '@little-dunes/domain/contract/orders/staff/order-fields'
import { isWireRefusal } from '@little-dunes/domain/messages/failures'
import { canTransition, TRANSITION_PERMISSIONS } from '@little-dunes/domain/orders/order-lifecycle'
import { type ReactNode, Suspense, useState } from 'react'
import { useRevalidator } from 'react-router'
import { PrintDialog } from '#documents/print-dialog.tsx'
import { BulkDeliverDialog } from '#orders/bulk-deliver-dialog.tsx'
import type { BulkMove } from '#orders/bulk-outcome.tsx'
import type { OrderParcel } from '#orders/bulk-ship-dialog.tsx'
import { exportOrders } from '#orders/export-orders'
import { packingPath } from '#orders/order-query'
import { ordersMessages as texts } from '#orders/orders-messages'
import { call } from '#platform/client'
import { useCurrentStaff } from '#platform/member'
import { late } from '#ui/late'
import { BulkAction, BulkBar, BulkLink } from '#ui/list/selection/bulk-bar.tsx'
import { showError, showToast } from '#ui/toast/toast-store'
import { undoMessages as undoTexts } from '#ui/undo/undo-messages'
import { undoGroup } from '#ui/undo/use-undo'

const BulkShipDialog = late(async () => (await import('#orders/bulk-ship-dialog.tsx')).BulkShipDialog)

const STEPS = ['Packing', 'Shipped', 'Delivered'] as const

interface Shipped {
  parcels: OrderParcel[]
  boxesChecked: string[]
}

interface BulkBarProps {
  orders: ListedOrder[]
  sum: string
  furtherSelection: ReactNode
  onDone(): void
  /** Called when some orders were skipped. */
  onOutcome(outcome: BulkMove): void
}

/** Actions for the selected orders, with the outcome per order. */
export function OrderBulkBar({ orders, sum, furtherSelection, onDone, onOutcome }: BulkBarProps) {
  const { permissions } = useCurrentStaff()
  const { revalidate } = useRevalidator()
  const [busy, setBusy] = useState(false)
  const [isPrinting, setPrinting] = useState(false)
  const [asked, setAsked] = useState<'Shipped' | 'Delivered' | null>(null)
  const movable = (to: (typeof STEPS)[number]) => orders.filter(({ status }) => canTransition(status, to))
  const steps = STEPS.filter(
    (to) =>
      permissions.includes(TRANSITION_PERMISSIONS[to]) &&
      orders.some(({ status }) => canTransition(status, to)),
  )

  async function move(to: (typeof STEPS)[number], shipped?: Shipped) {
    const orderIds = orders.map(({ id }) => id)
    const answer = await call('POST /api/staff/orders/move', { orderIds, to, ...shipped })
    if (isWireRefusal(answer)) return showError(answer.message)
    const outcomes = orders.map(({ id, number }) => {
      const result = answer.results.find(({ orderId }) => orderId === id)
      return { number, moved: result?.moved ?? false, code: result?.code ?? null }
    })
    const { changeId } = answer
    const undo =
      to === 'Delivered' && changeId !== null
        ? () => void undoGroup(changeId).then(revalidate).catch(showError)
        : undefined
    if (outcomes.every(({ moved }) => moved))
      showToast(texts.moved[to](orders.length), undo && { undo: { label: undoTexts.undo, run: undo } })
    else onOutcome({ orders: outcomes, undo })
    setAsked(null)
    onDone()
    return revalidate()
  }

  function start(to: (typeof STEPS)[number], shipped?: Shipped) {
    if (busy) return
    setBusy(true)
    move(to, shipped)
      .catch(showError)
      .finally(() => setBusy(false))
  }

  return (
    <BulkBar label={texts.bulkLabel} text={texts.selected(orders.length, sum)} onClear={onDone}>
      {steps.map((to) => (
        <BulkAction key={to} aria-busy={busy} onClick={() => (to === 'Packing' ? start(to) : setAsked(to))}>
          {texts.steps[to]}
        </BulkAction>
      ))}
      {permissions.includes('orders:pack') && orders.some(({ status }) => status === 'Order Placed') && (
        <BulkLink to={packingPath(orders.map(({ id }) => id))}>{texts.pick}</BulkLink>
      )}
      {permissions.includes('orders:pack') && (
        <BulkAction onClick={() => setPrinting(true)}>{texts.print}</BulkAction>
      )}
      {permissions.includes('orders:export') && (
        <BulkAction onClick={() => exportOrders({ orderIds: orders.map(({ id }) => id) }).catch(showError)}>
          {texts.export}
        </BulkAction>
      )}
      {furtherSelection}
      {asked === 'Delivered' && (
        <BulkDeliverDialog
          orders={movable('Delivered')}
          busy={busy}
          onDeliver={() => start('Delivered')}
          onClose={() => setAsked(null)}
        />
      )}
      {asked === 'Shipped' && (
        <Suspense>
          <BulkShipDialog
            orders={movable('Shipped')}
            busy={busy}
            onShip={(parcels, boxesChecked) => start('Shipped', { parcels, boxesChecked })}
            onClose={() => setAsked(null)}
          />
        </Suspense>
      )}
      {isPrinting && <PrintDialog orderIds={orders.map(({ id }) => id)} onClose={() => setPrinting(false)} />}
    </BulkBar>
  )
}
