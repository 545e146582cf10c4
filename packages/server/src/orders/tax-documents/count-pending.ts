import { count, type SQL } from 'drizzle-orm'
import { pendingTaxDocuments } from '#orders/tax-documents/tax-document-tables'
import type { Shop } from '#shop'

/** Tax documents that wait for the shop's company details. */
export async function countPendingDocuments({ db }: Pick<Shop, 'db'>, which?: SQL): Promise<number> {
  const [row] = await db.select({ documents: count() }).from(pendingTaxDocuments).where(which)
  return row?.documents ?? 0
}
