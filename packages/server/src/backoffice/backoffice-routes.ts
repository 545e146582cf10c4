import { approveOrder } from '#backoffice/approve-order'
import { moveOrderOn } from '#backoffice/move-order-on'
import { refundOrder } from '#backoffice/refund-order'
import type { Api } from '#http/api'

/** Calls of the staff. */
export function backofficeRoutes(api: Api): void {
  api.answer('POST /api/staff/order/move', moveOrderOn)
  api.answer('POST /api/staff/order/approve', approveOrder)
  api.answer('POST /api/staff/order/refund', refundOrder)
}
