import { and, asc, inArray, isNotNull, isNull, type SQL } from 'drizzle-orm'
import { taxDocuments } from '#orders/tax-documents/tax-document-tables'
import type { Shop } from '#shop'

/**
 * Reads tax documents to show or hand them over, and records that they were opened: from then on an invoice is never
 * voided. Voided documents are left out. If opening and voiding happen at once, the first to lock the row wins.
 */
export async function openDocuments({ db, now }: Pick<Shop, 'db' | 'now'>, which: SQL | undefined) {
  const { id, kind, year, sequence, openedAt, voidedAt } = taxDocuments
  const unopened = db
    .select({ id })
    .from(taxDocuments)
    .where(and(which, isNull(openedAt), isNull(voidedAt)))
    // Locked in a fixed order, so that concurrent requests for the same month do not deadlock.
    .orderBy(asc(id))
    .for('update')
  await db.update(taxDocuments).set({ openedAt: now() }).where(inArray(id, unopened))
  return db
    .select()
    .from(taxDocuments)
    .where(and(which, isNotNull(openedAt)))
    .orderBy(asc(kind), asc(year), asc(sequence))
}
