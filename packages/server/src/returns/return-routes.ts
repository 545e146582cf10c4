import type { Api } from '#http/api'
import { cancelLinkedReturn, cancelReturn } from '#returns/cancel-return'
import { requestLinkedReturn, requestReturn } from '#returns/request-return'
import { showLinkedReturns, showReturns } from '#returns/show-returns'

export function returnRoutes(api: Api): void {
  api.answer('POST /api/return/show', showReturns)
  api.answer('POST /api/return/show-linked', showLinkedReturns)
  api.answer('POST /api/return/request', requestReturn)
  api.answer('POST /api/return/request-linked', requestLinkedReturn)
  api.answer('POST /api/return/cancel', cancelReturn)
  api.answer('POST /api/return/cancel-linked', cancelLinkedReturn)
}
