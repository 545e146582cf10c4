import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm'
import { ADVISORY_LOCKS } from '#database/advisory-locks'
import { inTransaction } from '#database/in-transaction'
import type { Job } from '#jobs/start-jobs'
import { orders } from '#orders/store/order-tables'
import { insertTaxDocument } from '#orders/tax-documents/insert-tax-document'
import { mustHoldDocuments, readSellerDetails } from '#orders/tax-documents/seller-details'
import {
  pendingTaxDocuments,
  type TaxDocumentContent,
  taxDocuments,
} from '#orders/tax-documents/tax-document-tables'
import type { Shop } from '#shop'

const BATCH = 50

type PendingDocument = typeof pendingTaxDocuments.$inferSelect

/** Issues pending documents once the shop has entered its company: in the order of the sales, with their dates. */
export async function issuePendingDocuments(shop: Shop): Promise<void> {
  for (;;) {
    const pending = await listNextPending(shop)
    if (pending.length === 0 || (await mustHoldDocuments(shop))) return
    const isOurs = await inTransaction(shop, async (tx) => {
      // Only one process assigns numbers at a time. Orders are locked before the counter of the numbers.
      const { rows } = await tx.db.execute<{ ours: boolean }>(
        sql`SELECT pg_try_advisory_xact_lock(${ADVISORY_LOCKS.pendingDocuments}) AS ours`,
      )
      if (!rows[0]?.ours) return false
      const orderIds = pending.map(({ orderId }) => orderId)
      const { id } = orders
      await tx.db.select({ id }).from(orders).where(inArray(id, orderIds)).orderBy(asc(id)).for('update')
      const ids = pending.map((document) => document.id)
      for (const document of await listNextPending(tx))
        if (ids.includes(document.id)) await issuePending(tx, document)
      return true
    })
    if (!isOurs) return
  }
}

const listNextPending = ({ db }: Pick<Shop, 'db'>): Promise<PendingDocument[]> =>
  db.select().from(pendingTaxDocuments).orderBy(asc(pendingTaxDocuments.id)).limit(BATCH)

async function issuePending(
  tx: Shop,
  { id, pendingSince, content, ...document }: PendingDocument,
): Promise<void> {
  const seller = await readSellerDetails(tx)
  const credit = content.credit && { ...content.credit, ...(await loadInvoice(tx, document.orderId)) }
  const issued = { ...content, seller, ...(credit && { credit }) } satisfies TaxDocumentContent
  await insertTaxDocument(tx, { ...document, content: issued }, pendingSince)
  await tx.db.delete(pendingTaxDocuments).where(eq(pendingTaxDocuments.id, id))
}

/** The invoice of a credit note was pending before the note, so it is already issued. */
async function loadInvoice({ db }: Shop, orderId: string) {
  const issued = await db
    .select()
    .from(taxDocuments)
    .where(and(eq(taxDocuments.orderId, orderId), isNull(taxDocuments.voidedAt)))
  const invoice = issued.find(({ kind }) => kind === 'invoice')
  if (!invoice) throw new Error(`Order ${orderId} has no invoice`)
  return { invoiceNumber: invoice.number, invoiceDate: invoice.issuedAt.getTime() }
}

export const PENDING_DOCUMENTS_JOB: Job = { name: 'pending tax documents', run: issuePendingDocuments }
