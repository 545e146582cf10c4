import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm'
import { ADVISORY_LOCKS } from '#database/advisory-locks'
import { inTransaction } from '#database/in-transaction'
import type { Job } from '#jobs/start-jobs'
import { orders } from '#orders/store/order-tables'
import { insertTaxDocument } from '#orders/tax-documents/insert-tax-document'
import { mustHoldDocuments, readSellerDetails } from '#orders/tax-documents/seller-details'
import {
  heldTaxDocuments,
  type TaxDocumentContent,
  taxDocuments,
} from '#orders/tax-documents/tax-document-tables'
import type { Shop } from '#shop'

const BATCH = 50

type HeldDocument = typeof heldTaxDocuments.$inferSelect

/** Issues held documents once the shop has entered its company: in the order of the sales, with their dates. */
export async function issueHeldDocuments(shop: Shop): Promise<void> {
  for (;;) {
    const held = await nextHeld(shop)
    if (held.length === 0 || (await mustHoldDocuments(shop))) return
    const isOurs = await inTransaction(shop, async (tx) => {
      // Only one process assigns numbers at a time. Orders are locked before the counter of the numbers.
      const { rows } = await tx.db.execute<{ ours: boolean }>(
        sql`SELECT pg_try_advisory_xact_lock(${ADVISORY_LOCKS.heldDocuments}) AS ours`,
      )
      if (!rows[0]?.ours) return false
      const orderIds = held.map(({ orderId }) => orderId)
      const { id } = orders
      await tx.db.select({ id }).from(orders).where(inArray(id, orderIds)).orderBy(asc(id)).for('update')
      const ids = held.map((document) => document.id)
      for (const document of await nextHeld(tx)) if (ids.includes(document.id)) await issueHeld(tx, document)
      return true
    })
    if (!isOurs) return
  }
}

const nextHeld = ({ db }: Pick<Shop, 'db'>): Promise<HeldDocument[]> =>
  db.select().from(heldTaxDocuments).orderBy(asc(heldTaxDocuments.id)).limit(BATCH)

async function issueHeld(tx: Shop, { id, heldAt, content, ...document }: HeldDocument): Promise<void> {
  const seller = await readSellerDetails(tx)
  const credit = content.credit && { ...content.credit, ...(await invoiceOf(tx, document.orderId)) }
  const issued = { ...content, seller, ...(credit && { credit }) } satisfies TaxDocumentContent
  await insertTaxDocument(tx, { ...document, content: issued }, heldAt)
  await tx.db.delete(heldTaxDocuments).where(eq(heldTaxDocuments.id, id))
}

/** The invoice of a credit note was held before the note, so it is already issued. */
async function invoiceOf({ db }: Shop, orderId: string) {
  const issued = await db
    .select()
    .from(taxDocuments)
    .where(and(eq(taxDocuments.orderId, orderId), isNull(taxDocuments.voidedAt)))
  const invoice = issued.find(({ kind }) => kind === 'invoice')
  if (!invoice) throw new Error(`The invoice of order ${orderId} is gone`)
  return { invoiceNumber: invoice.number, invoiceDate: invoice.issuedAt.getTime() }
}

export const HELD_DOCUMENTS_JOB: Job = { name: 'held tax documents', run: issueHeldDocuments }
