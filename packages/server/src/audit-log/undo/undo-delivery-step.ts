import { refuse } from '@little-dunes/domain/messages/failures'
import { UNDONE_DELIVERY } from '@little-dunes/domain/orders/order-lifecycle'
import { byCall } from '#audit-log/undo/undo-call'
import { undoDelivery } from '#orders/staff/undo-delivery/undo-delivery'

/** Deliveries are the only order steps that can be undone. */
export const undoDeliveryStep = byCall(
  'POST /api/staff/order/undo-delivery',
  undoDelivery,
  ({ subjectId, fields }) =>
    fields.status?.from === UNDONE_DELIVERY.from
      ? { orderId: subjectId }
      : refuse('cannot_undo', { reason: 'order' }),
)
