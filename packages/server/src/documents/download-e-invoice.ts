import { refuse } from '@little-dunes/domain/messages/failures'
import { eq } from 'drizzle-orm'
import type { Operation } from '#http/perform-call'
import { eInvoiceFile } from '#orders/showing/download-e-invoice'
import { openDocuments } from '#orders/tax-documents/open-documents'
import { taxDocuments } from '#orders/tax-documents/tax-document-tables'

export const downloadStaffEInvoice: Operation<'GET /api/staff/orders/e-invoice'> = async (
  shop,
  _member,
  { document },
) => {
  const [row] = await openDocuments(shop, eq(taxDocuments.number, document))
  return row ? eInvoiceFile(row) : refuse('document_not_found')
}
