import { REGIONS } from '@little-dunes/domain/accounts/address'
import type { TaxReturn } from '@little-dunes/domain/contract/tax-return/tax-calls'
import { and, gte, isNull, lt, sql } from 'drizzle-orm'
import { countPendingDocuments } from '#orders/tax-documents/count-pending'
import { pendingTaxDocuments, taxDocuments } from '#orders/tax-documents/tax-document-tables'
import { issuedIn, monthSpan } from '#orders/tax-documents/tax-ledger'
import type { Database } from '#shop'

const NOTHING = { count: 0, net: 0, vat: 0 }

const sumAmounts = (amounts: readonly number[]): number => amounts.reduce((sum, one) => sum + one, 0)

/** Sums of the tax documents of a month in Dubai, by the customer's emirate. In fils. */
export async function taxReturn(db: Database, month: string): Promise<TaxReturn> {
  const [from, until] = monthSpan(month)
  const { kind, amount, vat, voidedAt } = taxDocuments
  const emirateSql = sql<string>`${taxDocuments.content} #>> '{customer,emirate}'`
  const sums = await db
    .select({
      emirate: emirateSql,
      kind,
      count: sql`count(*)`.mapWith(Number),
      total: sql`sum(${amount})`.mapWith(Number),
      vat: sql`sum(${vat})`.mapWith(Number),
    })
    .from(taxDocuments)
    .where(and(issuedIn(month), isNull(voidedAt)))
    .groupBy(sql`1`, kind)
  const emirates = REGIONS.map((emirate) => {
    const ofKind = (kindName: (typeof sums)[number]['kind']) => {
      const row = sums.find((one) => one.emirate === emirate && one.kind === kindName)
      return row ? { count: row.count, net: row.total - row.vat, vat: row.vat } : NOTHING
    }
    const [invoices, creditNotes] = [ofKind('invoice'), ofKind('credit_note')]
    const left = { net: invoices.net - creditNotes.net, vat: invoices.vat - creditNotes.vat }
    return { emirate, invoices, creditNotes, ...left }
  })
  const { pendingSince } = pendingTaxDocuments
  const pending = await countPendingDocuments({ db }, and(gte(pendingSince, from), lt(pendingSince, until)))
  const [net, ofVat] = [
    sumAmounts(emirates.map((one) => one.net)),
    sumAmounts(emirates.map((one) => one.vat)),
  ]
  return { month, emirates, net, vat: ofVat, pending }
}
