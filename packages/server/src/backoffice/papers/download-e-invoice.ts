import { refuse } from '@little-dunes/domain/messages/failures'
import { eq } from 'drizzle-orm'
import type { Operation } from '#http/perform-call'
import { eInvoiceFile } from '#orders/showing/download-e-invoice'
import { taxDocuments } from '#orders/tax-documents/tax-document-tables'

/** For the staff, as the PDF is. */
export const downloadStaffEInvoice: Operation<'GET /api/staff/orders/e-invoice'> = async (
  shop,
  _member,
  { document },
) => {
  const [row] = await shop.db.select().from(taxDocuments).where(eq(taxDocuments.number, document))
  return row ? eInvoiceFile(row) : refuse('document_not_found')
}
