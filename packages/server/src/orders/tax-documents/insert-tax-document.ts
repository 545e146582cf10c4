import { taxDocumentNumber } from '@little-dunes/domain/orders/tax-documents'
import { sql } from 'drizzle-orm'
import { mustHoldDocuments } from '#orders/tax-documents/seller-details'
import {
  pendingTaxDocuments,
  taxDocumentCounters,
  taxDocuments,
} from '#orders/tax-documents/tax-document-tables'
import type { Shop } from '#shop'

type NewDocument = Omit<typeof taxDocuments.$inferInsert, 'id' | 'year' | 'sequence' | 'number' | 'issuedAt'>

/** Years begin at midnight in Dubai. */
const yearIn = (now: Date): number =>
  Number(new Intl.DateTimeFormat('en', { year: 'numeric', timeZone: 'Asia/Dubai' }).format(now))

/**
 * Issues a document, or keeps it pending while the company details are the sample ones. A document waits behind pending ones, so
 * that numbers and dates have the same order.
 */
export async function issueOrHold(shop: Shop, document: NewDocument): Promise<void> {
  const [earlier] = await shop.db.select({ id: pendingTaxDocuments.id }).from(pendingTaxDocuments).limit(1)
  if (earlier || (await mustHoldDocuments(shop)))
    await shop.db.insert(pendingTaxDocuments).values({ ...document, pendingSince: shop.now() })
  else await insertTaxDocument(shop, document, shop.now())
}

/** Inserts a document with the next number of its kind and year. A rollback gives the number back. */
export async function insertTaxDocument(shop: Shop, document: NewDocument, issuedAt: Date): Promise<void> {
  const { kind } = document
  const year = yearIn(issuedAt)
  const [counter] = await shop.db
    .insert(taxDocumentCounters)
    .values({ kind, year, last: 1 })
    .onConflictDoUpdate({
      target: [taxDocumentCounters.kind, taxDocumentCounters.year],
      set: { last: sql`${taxDocumentCounters.last} + 1` },
    })
    .returning()
  const sequence = counter?.last ?? 0
  const number = taxDocumentNumber(kind, year, sequence)
  await shop.db
    .insert(taxDocuments)
    .values({ ...document, id: shop.newId(), year, sequence, number, issuedAt })
  shop.failpoint('tax document written')
}
