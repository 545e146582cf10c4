import { REGIONS } from '@little-dunes/domain/accounts/address'
import type { TaxReturn } from '@little-dunes/domain/contract/tax-return/tax-calls'
import { and, gte, isNull, lt, sql } from 'drizzle-orm'
import { countHeldDocuments } from '#orders/tax-documents/count-held'
import { heldTaxDocuments, taxDocuments } from '#orders/tax-documents/tax-document-tables'
import { issuedIn, monthSpan } from '#orders/tax-documents/tax-ledger'
import type { Database } from '#shop'

const NOTHING = { count: 0, net: 0, vat: 0 }

const sumOf = (amounts: readonly number[]): number => amounts.reduce((sum, one) => sum + one, 0)

/** Sums of the tax documents of a month in Dubai, by the customer's emirate. In fils. */
export async function taxReturn(db: Database, month: string): Promise<TaxReturn> {
  const [from, until] = monthSpan(month)
  const { kind, amount, vat, voidedAt } = taxDocuments
  const emirateOf = sql<string>`${taxDocuments.content} #>> '{customer,emirate}'`
  const sums = await db
    .select({
      emirate: emirateOf,
      kind,
      count: sql`count(*)`.mapWith(Number),
      total: sql`sum(${amount})`.mapWith(Number),
      vat: sql`sum(${vat})`.mapWith(Number),
    })
    .from(taxDocuments)
    .where(and(issuedIn(month), isNull(voidedAt)))
    .groupBy(sql`1`, kind)
  const emirates = REGIONS.map((emirate) => {
    const ofKind = (wanted: (typeof sums)[number]['kind']) => {
      const found = sums.find((one) => one.emirate === emirate && one.kind === wanted)
      return found ? { count: found.count, net: found.total - found.vat, vat: found.vat } : NOTHING
    }
    const [invoices, creditNotes] = [ofKind('invoice'), ofKind('credit_note')]
    const left = { net: invoices.net - creditNotes.net, vat: invoices.vat - creditNotes.vat }
    return { emirate, invoices, creditNotes, ...left }
  })
  const { heldAt } = heldTaxDocuments
  const held = await countHeldDocuments({ db }, and(gte(heldAt, from), lt(heldAt, until)))
  const [net, ofVat] = [sumOf(emirates.map((one) => one.net)), sumOf(emirates.map((one) => one.vat))]
  return { month, emirates, net, vat: ofVat, held }
}
