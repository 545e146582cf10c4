import { csvLine } from '@little-dunes/domain/csv'
import { formatAmount } from '@little-dunes/domain/money'
import { and, gte, isNotNull, lt, type SQL } from 'drizzle-orm'
import { openDocuments } from '#orders/tax-documents/open-documents'
import { taxDocuments } from '#orders/tax-documents/tax-document-tables'
import type { Shop } from '#shop'

/** Columns of the ledger, as accounting programs read them. */
export const LEDGER_HEAD = ['number', 'kind', 'date', 'emirate', 'order', 'payment', 'net', 'vat', 'total']

/** Dubai is four hours ahead of UTC all year. */
const inDubai = (isoDay: string): Date => new Date(`${isoDay}T00:00:00+04:00`)

function nextMonth(month: string): string {
  const [year = 0, number = 0] = month.split('-').map(Number)
  return number === 12 ? `${year + 1}-01` : `${year}-${String(number + 1).padStart(2, '0')}`
}

const dayIn = (at: Date): string => new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Dubai' }).format(at)

const amount = (fils: number): string => formatAmount(fils).replaceAll(',', '')

/** First moment of a month in Dubai, and of the next month. */
export const monthSpan = (month: string): [from: Date, until: Date] => [
  inDubai(`${month}-01`),
  inDubai(`${nextMonth(month)}-01`),
]

export function issuedIn(month: string): SQL | undefined {
  const [from, until] = monthSpan(month)
  return and(gte(taxDocuments.issuedAt, from), lt(taxDocuments.issuedAt, until))
}

const KIND_ORDER = ['invoice', 'credit_note'] as const

/**
 * Tax documents of a month in Dubai, such as `2026-11`, by emirate and number, in AED. Amounts of credit notes are
 * negative. A voided invoice is listed without amounts, so that no number is missing. This opens all of the documents.
 */
export async function taxLedgerRows(shop: Pick<Shop, 'db' | 'now'>, month: string): Promise<string[][]> {
  const opened = await openDocuments(shop, issuedIn(month))
  const voided = await shop.db
    .select()
    .from(taxDocuments)
    .where(and(issuedIn(month), isNotNull(taxDocuments.voidedAt)))
  const documents = [...opened, ...voided].toSorted(
    (a, b) => KIND_ORDER.indexOf(a.kind) - KIND_ORDER.indexOf(b.kind) || a.sequence - b.sequence,
  )
  const rows = documents.map(({ kind, number, issuedAt, amount: total, vat, content, voidedAt }) => {
    const sign = voidedAt ? 0 : kind === 'invoice' ? 1 : -1
    const amounts = [total - vat, vat, total].map((fils) => amount(sign * fils))
    const { customer, orderNumber, paymentMethod } = content
    const shownKind = voidedAt ? 'voided_invoice' : kind
    return [number, shownKind, dayIn(issuedAt), customer.emirate, orderNumber, paymentMethod, ...amounts]
  })
  return rows.toSorted(([, , , a = ''], [, , , b = '']) => a.localeCompare(b, 'en'))
}

/** The same rows as CSV lines. */
export const taxLedger = async (shop: Pick<Shop, 'db' | 'now'>, month: string): Promise<string[]> =>
  [LEDGER_HEAD, ...(await taxLedgerRows(shop, month))].map(csvLine)
