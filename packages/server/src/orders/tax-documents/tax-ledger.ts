import { csvLine } from '@little-dunes/domain/csv'
import { formatAmount } from '@little-dunes/domain/money'
import { and, asc, gte, lt } from 'drizzle-orm'
import { taxDocuments } from '#orders/tax-documents/tax-document-tables'
import type { Database } from '#shop'

/** What the columns of the ledger are, as accounting programs read them. */
export const LEDGER_HEAD = ['number', 'kind', 'date', 'emirate', 'order', 'payment', 'net', 'vat', 'total']

/** A day or month in Dubai, which is four hours ahead the whole year. */
const inDubai = (isoDay: string): Date => new Date(`${isoDay}T00:00:00+04:00`)

function nextMonth(month: string): string {
  const [year = 0, number = 0] = month.split('-').map(Number)
  return number === 12 ? `${year + 1}-01` : `${year}-${String(number + 1).padStart(2, '0')}`
}

const dayIn = (at: Date): string => new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Dubai' }).format(at)

const amount = (fils: number): string => formatAmount(fils).replaceAll(',', '')

/** The first moment of a month in Dubai, and that of the next one. */
export const monthSpan = (month: string): [from: Date, until: Date] => [
  inDubai(`${month}-01`),
  inDubai(`${nextMonth(month)}-01`),
]

/**
 * The tax documents of a month in Dubai, such as `2026-11`, by emirate and number. Amounts of credit notes are negative.
 * Amounts in AED.
 */
export async function taxLedgerRows(db: Database, month: string): Promise<string[][]> {
  const [from, to] = monthSpan(month)
  const documents = await db
    .select()
    .from(taxDocuments)
    .where(and(gte(taxDocuments.issuedAt, from), lt(taxDocuments.issuedAt, to)))
    .orderBy(asc(taxDocuments.kind), asc(taxDocuments.sequence))
  const rows = documents.map(({ kind, number, issuedAt, amount: total, vat, content }) => {
    const sign = kind === 'invoice' ? 1 : -1
    const amounts = [total - vat, vat, total].map((fils) => amount(sign * fils))
    const { customer, orderNumber, paymentMethod } = content
    return [number, kind, dayIn(issuedAt), customer.emirate, orderNumber, paymentMethod, ...amounts]
  })
  return rows.toSorted(([, , , a = ''], [, , , b = '']) => a.localeCompare(b, 'en'))
}

/** The same as lines of CSV. */
export const taxLedger = async (db: Database, month: string): Promise<string[]> =>
  [LEDGER_HEAD, ...(await taxLedgerRows(db, month))].map(csvLine)
