import { moveOrderOn } from '#backoffice/move-order-on'
import type { Api } from '#http/api'

/** Calls of the staff. */
export function backofficeRoutes(api: Api): void {
  api.answer('POST /api/staff/order/move', moveOrderOn)
}
