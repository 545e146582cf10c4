import { Icon } from '@little-dunes/design/icon.tsx'
import type { Permission } from '@little-dunes/domain/accounts/permissions'
import type { WholeOrder } from '@little-dunes/domain/contract/orders/staff/order-fields'
import { amountDue } from '@little-dunes/domain/orders/credit/store-credit'
import {
  hasPackingSlip,
  mayCancel,
  type OrderStatus,
  TRANSITION_PERMISSIONS,
} from '@little-dunes/domain/orders/order-lifecycle'
import { Package, PackageCheck, PackageX, Printer, RotateCcw, Truck, Undo2, X } from 'lucide'
import { Suspense, useState } from 'react'
import { PrintDialog } from '#documents/print-dialog.tsx'
import { orderMessages as texts } from '#orders/order/order-messages'
import { ShipDialog } from '#orders/order/ship-dialog.tsx'
import { useOrderMutation } from '#orders/order/use-order-mutation'
import { ordersMessages } from '#orders/orders-messages'
import { inAed } from '#platform/format'
import { useCurrentStaff } from '#platform/member'
import { Button } from '#ui/button.tsx'
import { late } from '#ui/late'
import mirrorStyles from '#ui/mirrored.module.css'
import { shortcut } from '#ui/shortcuts/shortcut-keys'
import { showToast } from '#ui/toast/toast-store'
import { useAskedFor } from '#ui/use-asked-for'

const RefundDialog = late(async () => (await import('#orders/refund/refund-dialog.tsx')).RefundDialog)
const CancelDialog = late(async () => (await import('#orders/order/cancel-dialog.tsx')).CancelDialog)
const RefusedDeliveryDialog = late(
  async () => (await import('#orders/order/refused-delivery-dialog.tsx')).RefusedDeliveryDialog,
)

const { steps, print } = ordersMessages

/** Next status, if staff can set it. */
const NEXT: Partial<Record<OrderStatus, keyof typeof TRANSITION_PERMISSIONS>> = {
  'Order Placed': 'Packing',
  Packing: 'Shipped',
  Shipped: 'Delivered',
}

const NEXT_ICONS = { Packing: Package, Shipped: Truck, Delivered: PackageCheck }

type Opened = 'refund' | 'cancel' | 'refuse' | 'ship' | 'print'

/** Actions that role and status allow; the next step is the primary button. */
export function OrderActions({ order }: { order: WholeOrder }) {
  const { permissions } = useCurrentStaff()
  const { busy, change } = useOrderMutation()
  const [opened, setOpened] = useState<Opened | null>(null)
  const { id: orderId, status } = order
  const may = (permission: Permission) => permissions.includes(permission)
  const next = NEXT[status]
  const close = () => setOpened(null)
  const mayPrint = may('orders:pack') && hasPackingSlip(status)
  const mayRefund = may('orders:refund') && order.refundable > 0
  const allowed = { print: mayPrint, refund: mayRefund, ship: next === 'Shipped' && may('orders:ship') }
  useAskedFor(['print', 'refund', 'ship'], (name) => allowed[name] && setOpened(name))

  function goOn(to: keyof typeof TRANSITION_PERMISSIONS) {
    if (to === 'Shipped') setOpened('ship')
    else change('POST /api/staff/order/move', { orderId, to })
  }

  async function undoDelivery() {
    if (await change('POST /api/staff/order/undo-delivery', { orderId })) showToast(texts.deliveryUndone)
  }

  return (
    <>
      {mayPrint && (
        <Button look="outline" {...shortcut('print')} onClick={() => setOpened('print')}>
          <Icon node={Printer} />
          {print}
        </Button>
      )}
      {mayRefund && (
        <Button look="outline" {...shortcut('refund')} onClick={() => setOpened('refund')}>
          <Icon node={Undo2} />
          {texts.refund}
        </Button>
      )}
      {may('orders:refund') && mayCancel(status) && status !== 'Pending Payment' && (
        <Button look="outline" onClick={() => setOpened('cancel')}>
          <Icon node={X} />
          {texts.cancelOrder}
        </Button>
      )}
      {may(order.paymentMethod === 'cod' ? 'orders:ship' : 'orders:refund') && status === 'Shipped' && (
        <Button look="outline" onClick={() => setOpened('refuse')}>
          <Icon node={PackageX} />
          {texts.refuse}
        </Button>
      )}
      {may('orders:ship') && status === 'Shipped' && (
        <Button
          look="outline"
          busy={busy}
          onClick={() => change('POST /api/staff/order/out-for-delivery', { orderId })}
        >
          <Icon node={Truck} className={mirrorStyles.mirrored} />
          {texts.outForDelivery}
        </Button>
      )}
      {may('orders:ship') && order.deliveryStays === null && (
        <Button look="outline" busy={busy} onClick={undoDelivery}>
          <Icon node={RotateCcw} />
          {texts.undoDelivery}
        </Button>
      )}
      {order.review && status === 'Order Placed'
        ? may('orders:refund') && (
            <Button busy={busy} onClick={() => change('POST /api/staff/order/approve', { orderId })}>
              {texts.approve}
            </Button>
          )
        : next &&
          may(TRANSITION_PERMISSIONS[next]) && (
            // A delivery books the cash and issues the invoice, so it has no key.
            <Button
              busy={busy}
              onClick={() => goOn(next)}
              {...(next !== 'Delivered' && shortcut('nextStep'))}
            >
              <Icon node={NEXT_ICONS[next]} className={mirrorStyles.mirrored} />
              {next === 'Delivered' && order.money === 'cash'
                ? texts.cashTaken(inAed(amountDue(order)))
                : steps[next]}
            </Button>
          )}
      {opened === 'print' && <PrintDialog orderIds={[orderId]} onClose={close} />}
      <Suspense>
        {opened === 'refund' && <RefundDialog order={order} onClose={close} />}
        {opened === 'cancel' && <CancelDialog order={order} onClose={close} />}
        {opened === 'refuse' && <RefusedDeliveryDialog order={order} onClose={close} />}
      </Suspense>
      {opened === 'ship' && <ShipDialog order={order} onClose={close} />}
    </>
  )
}
