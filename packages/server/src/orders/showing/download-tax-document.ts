import { DOCUMENT_WAITS } from '@little-dunes/domain/accounts/attempt-waits'
import { isRefusal } from '@little-dunes/domain/messages/failures'
import { readOrderNumber } from '@little-dunes/domain/orders/order-number'
import { countAttempt } from '#accounts/sign-in/count-attempt'
import { refuseWithRetryAfter } from '#accounts/sign-in/limit-sign-in'
import type { Operation, RequestContext } from '#http/perform-call'
import { taxDocumentFile } from '#orders/showing/pdf/tax-document-file'
import { loadCustomerDocument, loadLinkedDocument } from '#orders/showing/show-tax-document'
import type { Shop } from '#shop'

const asFile = async (
  shop: Shop,
  { address }: RequestContext,
  result: Awaited<ReturnType<typeof loadCustomerDocument>>,
) => (isRefusal(result) ? result : taxDocumentFile(shop, [result.document], address))

export const downloadTaxDocument: Operation<'POST /api/order/document-file'> = async (
  shop,
  caller,
  input,
  context,
) => asFile(shop, context, await loadCustomerDocument(shop, caller.id, input))

/** For customers with the link in an email. The link may be passed on, so rate limits count by order. */
export const downloadLinkedTaxDocument: Operation<'POST /api/order/document-file-linked'> = async (
  shop,
  _caller,
  input,
  context,
) => {
  const result = await loadLinkedDocument(shop, input)
  if (isRefusal(result)) return result
  const key = `documents of ${readOrderNumber(input.number)}`
  const wait = shop.limitsAttempts ? await countAttempt(shop, [{ key, rule: DOCUMENT_WAITS }]) : 0
  return wait > 0 ? refuseWithRetryAfter(wait, context) : asFile(shop, context, result)
}
