import { and, eq, isNull } from 'drizzle-orm'
import { pendingTaxDocuments, taxDocuments } from '#orders/tax-documents/tax-document-tables'
import type { Shop } from '#shop'

/**
 * Voids the invoice of an order in the transaction that undoes its delivery. Its number stays, so that numbers have no
 * gaps; a pending invoice has no number yet and is deleted. Returns false when the invoice was opened. Expects the order
 * to be locked, and must be the last step that takes a lock.
 */
export async function voidInvoice({ db, now }: Shop, orderId: string): Promise<boolean> {
  const pending = await db
    .delete(pendingTaxDocuments)
    .where(and(eq(pendingTaxDocuments.orderId, orderId), eq(pendingTaxDocuments.kind, 'invoice')))
    .returning({ id: pendingTaxDocuments.id })
  if (pending.length > 0) return true
  const { id, kind, openedAt, voidedAt } = taxDocuments
  const invoice = and(eq(taxDocuments.orderId, orderId), eq(kind, 'invoice'), isNull(voidedAt))
  await db
    .update(taxDocuments)
    .set({ voidedAt: now() })
    .where(and(invoice, isNull(openedAt)))
  return (await db.select({ id }).from(taxDocuments).where(invoice)).length === 0
}
