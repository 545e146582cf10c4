import { isRefusal, refuse } from '@little-dunes/domain/messages/failures'
import type { Operation } from '#http/perform-call'
import { findCustomerDocument, findLinkedDocument } from '#orders/showing/show-tax-document'
import { eInvoice } from '#orders/tax-documents/e-invoice/e-invoice'
import type { taxDocuments } from '#orders/tax-documents/tax-document-tables'

/** A document as a structured e-invoice; refuses documents that cannot be one. */
export function eInvoiceFile(row: typeof taxDocuments.$inferSelect) {
  const content = eInvoice(row)
  return content === null ? refuse('document_not_found') : { name: `${row.number}.xml`, content }
}

const asFile = (result: Awaited<ReturnType<typeof findCustomerDocument>>) =>
  isRefusal(result) ? result : eInvoiceFile(result.row)

export const downloadEInvoice: Operation<'POST /api/order/e-invoice'> = async (shop, caller, input) =>
  asFile(await findCustomerDocument(shop, caller.id, input))

/** For customers with the link in an email. */
export const downloadLinkedEInvoice: Operation<'POST /api/order/e-invoice-linked'> = async (
  shop,
  _caller,
  input,
) => asFile(await findLinkedDocument(shop, input))
