import type { ListedOrder } from '@little-dunes/domain/contract/orders/staff/order-fields'
import { ordersMessages as texts } from '#orders/orders-messages'
import { Dialog } from '#ui/dialog.tsx'

interface BulkDeliverDialogProps {
  /** Orders that can be delivered. */
  orders: ListedOrder[]
  busy: boolean
  onDeliver(): void
  onClose(): void
}

/** Asks before several orders are delivered: customers are notified, and invoices and cash are booked. */
export function BulkDeliverDialog({ orders, busy, onDeliver, onClose }: BulkDeliverDialogProps) {
  const cash = orders.filter(({ money }) => money === 'cash').length
  return (
    <Dialog
      onClose={onClose}
      title={texts.deliverTitle(orders.length)}
      cancel={texts.deliverNot}
      action={{ label: texts.steps.Delivered, busy, onClick: onDeliver }}
    >
      <p>{cash > 0 ? texts.deliverCash(cash) : texts.deliverPaid}</p>
    </Dialog>
  )
}
