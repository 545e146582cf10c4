import { isProductId } from '@little-dunes/domain/catalogue/product'
import { asc, eq, inArray } from 'drizzle-orm'
import type { Operation } from '#http/perform-call'
import { taxDocumentFile } from '#orders/showing/pdf/tax-document-file'
import { toWireDocument } from '#orders/showing/show-tax-document'
import { orders } from '#orders/store/order-tables'
import { taxDocuments } from '#orders/tax-documents/tax-document-tables'

/** Invoices and credit notes of several orders as one file; an order without any is named. */
export const downloadDocuments: Operation<'GET /api/staff/orders/documents'> = async (
  shop,
  _member,
  { orderIds },
  { address },
) => {
  const rows = await shop.db
    .select({ document: taxDocuments })
    .from(taxDocuments)
    .innerJoin(orders, eq(orders.id, taxDocuments.orderId))
    .where(inArray(taxDocuments.orderId, orderIds.filter(isProductId)))
    .orderBy(asc(orders.number), asc(taxDocuments.kind), asc(taxDocuments.sequence))
  const documents = rows.map(({ document }) => document)
  const having = new Set(documents.map(({ orderId }) => orderId))
  return {
    success: true,
    file: documents.length === 0 ? null : await taxDocumentFile(shop, documents.map(toWireDocument), address),
    without: orderIds.filter((id) => !having.has(id)),
  }
}
