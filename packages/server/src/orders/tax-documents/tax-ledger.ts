import { csvLine } from '@little-dunes/domain/csv'
import { formatAmount } from '@little-dunes/domain/money'
import { and, asc, gte, lt } from 'drizzle-orm'
import { taxDocuments } from '#orders/tax-documents/tax-document-tables'
import type { Database } from '#shop'

const HEAD = ['number', 'kind', 'date', 'emirate', 'order', 'payment', 'net', 'vat', 'total']

/** A day or month in Dubai, which is four hours ahead the whole year. */
const inDubai = (isoDay: string): Date => new Date(`${isoDay}T00:00:00+04:00`)

function nextMonth(month: string): string {
  const [year = 0, number = 0] = month.split('-').map(Number)
  return number === 12 ? `${year + 1}-01` : `${year}-${String(number + 1).padStart(2, '0')}`
}

const dayIn = (at: Date): string => new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Dubai' }).format(at)

const amount = (fils: number): string => formatAmount(fils).replaceAll(',', '')

/**
 * The tax documents of a month in Dubai, such as `2026-11`, as lines of CSV, by emirate and number. Amounts of credit
 * notes are negative. Amounts in AED.
 */
export async function taxLedger(db: Database, month: string): Promise<string[]> {
  const [from, to] = [inDubai(`${month}-01`), inDubai(`${nextMonth(month)}-01`)]
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
  const byEmirate = rows.toSorted(([, , , a = ''], [, , , b = '']) => a.localeCompare(b, 'en'))
  return [HEAD, ...byEmirate].map(csvLine)
}
