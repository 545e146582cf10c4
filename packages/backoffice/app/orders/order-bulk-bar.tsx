import type { ListedOrder } from '@little-dunes/domain/contract/staff/order-fields'
import { isWireRefusal } from '@little-dunes/domain/messages/failures'
import { canTransition, TRANSITION_PERMISSIONS } from '@little-dunes/domain/orders/order-lifecycle'
import { Suspense, useState } from 'react'
import { useRevalidator } from 'react-router'
import type { OrderOutcome } from '#orders/bulk-outcome.tsx'
import type { OrderParcel } from '#orders/bulk-ship-dialog.tsx'
import { packingPath } from '#orders/order-query'
import { ordersMessages as texts } from '#orders/orders-messages'
import { useOrderExport } from '#orders/use-order-export'
import { PrintDialog } from '#papers/print-dialog.tsx'
import { call } from '#platform/client'
import { useCurrentStaff } from '#platform/member'
import { late } from '#ui/late'
import { BulkAction, BulkBar, BulkLink } from '#ui/list/bulk-bar.tsx'
import { showError, showToast } from '#ui/toast/toast-store'
import { uiMessages } from '#ui/ui-messages'

const BulkShipDialog = late(async () => (await import('#orders/bulk-ship-dialog.tsx')).BulkShipDialog)

const STEPS = ['Packing', 'Shipped', 'Delivered'] as const

interface BulkBarProps {
  orders: ListedOrder[]
  sum: string
  /** Where more could be selected. */
  onSelectAll: (() => void) | null
  onDone(): void
  /** Where some of the orders were left as they are. */
  onOutcome(outcomes: OrderOutcome[]): void
}

/** What can be done with the selected orders; says of each what happened. */
export function OrderBulkBar({ orders, sum, onSelectAll, onDone, onOutcome }: BulkBarProps) {
  const { busy: isExporting, exportOrders } = useOrderExport()
  const { permissions } = useCurrentStaff()
  const { revalidate } = useRevalidator()
  const [busy, setBusy] = useState(false)
  const [isPrinting, setPrinting] = useState(false)
  const [isShipping, setShipping] = useState(false)
  const shippable = orders.filter(({ status }) => canTransition(status, 'Shipped'))
  const steps = STEPS.filter(
    (to) =>
      permissions.includes(TRANSITION_PERMISSIONS[to]) &&
      orders.some(({ status }) => canTransition(status, to)),
  )

  async function move(to: (typeof STEPS)[number], parcels?: OrderParcel[]) {
    const orderIds = orders.map(({ id }) => id)
    const answer = await call('POST /api/staff/orders/move', { orderIds, to, ...(parcels && { parcels }) })
    if (isWireRefusal(answer)) return showError(answer.message)
    const outcomes = orders.map(({ id, number }) => {
      const result = answer.results.find(({ orderId }) => orderId === id)
      return { number, moved: result?.moved ?? false, code: result?.code ?? null }
    })
    if (outcomes.every(({ moved }) => moved)) showToast(texts.moved[to](orders.length))
    else onOutcome(outcomes)
    setShipping(false)
    onDone()
    return revalidate()
  }

  function start(to: (typeof STEPS)[number], parcels?: OrderParcel[]) {
    if (busy) return
    setBusy(true)
    move(to, parcels)
      .catch(showError)
      .finally(() => setBusy(false))
  }

  return (
    <BulkBar label={texts.bulkLabel} text={texts.selected(orders.length, sum)} onClear={onDone}>
      {steps.map((to) => (
        <BulkAction
          key={to}
          aria-busy={busy}
          onClick={() => (to === 'Shipped' ? setShipping(true) : start(to))}
        >
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
        <BulkAction
          aria-busy={isExporting}
          onClick={() => exportOrders({ orderIds: orders.map(({ id }) => id) })}
        >
          {texts.export}
        </BulkAction>
      )}
      {onSelectAll && <BulkAction onClick={onSelectAll}>{uiMessages.selectAll}</BulkAction>}
      {isShipping && (
        <Suspense>
          <BulkShipDialog
            orders={shippable}
            busy={busy}
            onShip={(parcels) => start('Shipped', parcels)}
            onClose={() => setShipping(false)}
          />
        </Suspense>
      )}
      {isPrinting && <PrintDialog orderIds={orders.map(({ id }) => id)} onClose={() => setPrinting(false)} />}
    </BulkBar>
  )
}
