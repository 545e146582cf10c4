import type { TaxReturn } from '@little-dunes/domain/contract/tax-return/tax-calls'
import { csvLine } from '@little-dunes/domain/csv'
import { DUBAI_OFFSET } from '@little-dunes/domain/durations'
import type { Language } from '@little-dunes/domain/i18n/languages'
import { emirateName } from '@little-dunes/domain/messages/emirate-names'
import { fileMessages, toHeadings } from '@little-dunes/domain/messages/file-messages'
import { sql } from 'drizzle-orm'
import type { Operation } from '#http/perform-call'
import { taxReturnFile } from '#orders/showing/pdf/tax-return-file'
import { openDocuments } from '#orders/tax-documents/open-documents'
import { pendingTaxDocuments, taxDocuments } from '#orders/tax-documents/tax-document-tables'
import { issuedIn, taxLedger } from '#orders/tax-documents/tax-ledger'
import { taxReturn } from '#orders/tax-documents/tax-return'
import type { Shop } from '#shop'

/** The month before the given moment, in Dubai time. */
function monthBefore(now: Date): string {
  const dubai = new Date(now.getTime() + DUBAI_OFFSET)
  return new Date(Date.UTC(dubai.getUTCFullYear(), dubai.getUTCMonth() - 1, 1)).toISOString().slice(0, 7)
}

/** Months with documents, newest first. */
async function loadMonths({ db }: Shop): Promise<string[]> {
  const monthIn = (moment: unknown) => sql`to_char(${moment} AT TIME ZONE 'Asia/Dubai', 'YYYY-MM')`
  const { rows } = await db.execute<{ month: string }>(sql`
    SELECT ${monthIn(taxDocuments.issuedAt)} AS month FROM ${taxDocuments}
    UNION SELECT ${monthIn(pendingTaxDocuments.pendingSince)} FROM ${pendingTaxDocuments} ORDER BY month DESC`)
  return rows.map(({ month }) => month)
}

export const seeTax: Operation<'GET /api/staff/tax'> = async (shop, _member, input) => {
  const month = input.month ?? monthBefore(shop.now())
  const months = [...new Set([...(await loadMonths(shop)), month])].toSorted().toReversed()
  return { ...(await taxReturn(shop.db, month)), months }
}

const aed = (fils: number): string => (fils / 100).toFixed(2)

function returnLines({ emirates, net, vat }: TaxReturn, language: Language): string[] {
  const { taxReturn: headings, words } = fileMessages(language)
  const rows = emirates.map(({ emirate, invoices, creditNotes, ...left }) => [
    emirateName(emirate, language),
    ...[invoices, creditNotes].flatMap((of) => [String(of.count), aed(of.net), aed(of.vat)]),
    aed(left.net),
    aed(left.vat),
  ])
  const total = [words.total, '', '', '', '', '', '', aed(net), aed(vat)]
  return [toHeadings(headings), ...rows, total].map(csvLine)
}

/** Spreadsheets expect CRLF at the end of lines. */
const joined = (lines: readonly string[]): string => lines.map((line) => `${line}\r\n`).join('')

export const downloadTax: Operation<'GET /api/staff/tax/file'> = async (
  shop,
  _member,
  { month, file },
  { language, address },
) => {
  if (file === 'ledger_csv')
    return {
      name: `tax-ledger-${month}.csv`,
      content: joined(await taxLedger(shop, month)),
    }
  // The file leaves the shop, so the documents in it can no longer be voided.
  await openDocuments(shop, issuedIn(month))
  const totals = await taxReturn(shop.db, month)
  if (file === 'return_csv')
    return { name: `vat-return-${month}.csv`, content: joined(returnLines(totals, language)) }
  return {
    name: `vat-return-${month}.pdf`,
    content: await taxReturnFile(shop, totals, address),
  }
}
