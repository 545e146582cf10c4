import type { OrderStatus } from '@little-dunes/domain/orders/order-lifecycle'
import { type Stage, StatusMark } from '#ui/display/status-mark.tsx'
import { uiMessages } from '#ui/ui-messages'

const STAGES: Record<OrderStatus, Stage> = {
  'Pending Payment': 'waiting',
  'Order Placed': 'new',
  Packing: 'half',
  Shipped: 'most',
  Delivered: 'over',
  Cancelled: 'void',
}

export const OrderStatusBadge = ({ status }: { status: OrderStatus }) => (
  <StatusMark stage={STAGES[status]}>{uiMessages.orderStatuses[status]}</StatusMark>
)
