import { isUuid } from '@little-dunes/domain/catalogue/product'
import { readOrderNumber } from '@little-dunes/domain/orders/order-number'
import { inArray } from 'drizzle-orm'
import type { Operation } from '#http/perform-call'
import { taxDocumentFile } from '#orders/showing/pdf/tax-document-file'
import { toWireDocument } from '#orders/showing/show-tax-document'
import { openDocuments } from '#orders/tax-documents/open-documents'
import { taxDocuments } from '#orders/tax-documents/tax-document-tables'

const numberIn = ({ content }: typeof taxDocuments.$inferSelect): number =>
  readOrderNumber(content.orderNumber) ?? 0

/** Invoices and credit notes of several orders as one file. The answer names orders that have none. */
export const downloadDocuments: Operation<'GET /api/staff/orders/documents'> = async (
  shop,
  _member,
  { orderIds },
  { address },
) => {
  const opened = await openDocuments(shop, inArray(taxDocuments.orderId, orderIds.filter(isUuid)))
  const documents = opened.toSorted((a, b) => numberIn(a) - numberIn(b))
  const having = new Set(documents.map(({ orderId }) => orderId))
  return {
    file: documents.length === 0 ? null : await taxDocumentFile(shop, documents.map(toWireDocument), address),
    without: orderIds.filter((id) => !having.has(id)),
  }
}
