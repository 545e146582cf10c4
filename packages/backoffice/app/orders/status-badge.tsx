import type { OrderStatus } from '@little-dunes/domain/orders/order-lifecycle'
import { ordersMessages } from '#orders/orders-messages'
import { type Stage, StatusMark } from '#ui/display/status-mark.tsx'

const STAGES: Record<OrderStatus, Stage> = {
  'Pending Payment': 'waiting',
  'Order Placed': 'new',
  Packing: 'half',
  Shipped: 'most',
  Delivered: 'over',
  Cancelled: 'void',
}

/** The status of an order. */
export const StatusBadge = ({ status }: { status: OrderStatus }) => (
  <StatusMark stage={STAGES[status]}>{ordersMessages.statuses[status]}</StatusMark>
)
