import { refuse } from '@little-dunes/domain/messages/failures'
import { UNDONE_DELIVERY } from '@little-dunes/domain/orders/order-lifecycle'
import { undoDelivery } from '#backoffice/orders/undo-delivery/undo-delivery'
import { byCall } from '#backoffice/trail/undo/undo-call'

/** Of the steps of an order, a delivery alone is undone. */
export const undoDeliveryStep = byCall(
  'POST /api/staff/order/undo-delivery',
  undoDelivery,
  ({ subjectId, fields }) =>
    fields.status?.from === UNDONE_DELIVERY.from
      ? { orderId: subjectId }
      : refuse('cannot_undo', { reason: 'order' }),
)
