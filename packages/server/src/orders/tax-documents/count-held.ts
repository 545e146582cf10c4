import { count, type SQL } from 'drizzle-orm'
import { heldTaxDocuments } from '#orders/tax-documents/tax-document-tables'
import type { Shop } from '#shop'

/** Tax documents that wait for the shop's company details. */
export async function countHeldDocuments({ db }: Pick<Shop, 'db'>, which?: SQL): Promise<number> {
  const [held] = await db.select({ documents: count() }).from(heldTaxDocuments).where(which)
  return held?.documents ?? 0
}
