import { isRefusal, refuse } from '@little-dunes/domain/messages/failures'
import type { Operation } from '#http/perform-call'
import { findLinkedDocument, findOwnDocument } from '#orders/showing/show-tax-document'
import { eInvoice } from '#orders/tax-documents/e-invoice/e-invoice'
import type { taxDocuments } from '#orders/tax-documents/tax-document-tables'

/** A document as a structured e-invoice; refuses documents that cannot be one. */
export function eInvoiceFile(row: typeof taxDocuments.$inferSelect) {
  const content = eInvoice(row)
  return content === null ? refuse('document_not_found') : { name: `${row.number}.xml`, content }
}

const asFile = (found: Awaited<ReturnType<typeof findOwnDocument>>) =>
  isRefusal(found) ? found : eInvoiceFile(found.row)

export const downloadEInvoice: Operation<'POST /api/order/e-invoice'> = async (shop, caller, input) =>
  asFile(await findOwnDocument(shop, caller.id, input))

/** For customers with the link in an email. */
export const downloadLinkedEInvoice: Operation<'POST /api/order/e-invoice-linked'> = async (
  shop,
  _caller,
  input,
) => asFile(await findLinkedDocument(shop, input))
