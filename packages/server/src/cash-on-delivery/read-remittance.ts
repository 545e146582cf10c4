import { MAX_REMITTANCE_ROWS } from '@little-dunes/domain/contract/cash-on-delivery/cash-calls'
import { type RemittanceRow, readRemittedAmount } from '@little-dunes/domain/orders/cash/remittance'
import { readOrderNumber } from '@little-dunes/domain/orders/order-number'
import { CsvError, parse } from 'csv-parse/sync'

/** Reason why the file cannot be compared. */
export type FileProblem = 'remittance_unreadable' | 'remittance_columns'

const SEPARATORS = [',', ';', '\t', '|']

/** Uses the byte order mark, else UTF-8, else the Arabic code page of Windows, which includes Latin letters. */
function decoded(bytes: Uint8Array): string {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1256').decode(bytes)
  }
}

/** The most frequent separator in the first line that has one. */
function detectSeparator(text: string): string {
  const line = text.split(/\r?\n/).find((one) => SEPARATORS.some((sign) => one.includes(sign))) ?? ''
  const times = (sign: string) => line.split(sign).length
  return SEPARATORS.toSorted((a, b) => times(b) - times(a))[0] ?? ','
}

const isAmountHeading = (cell: string) => /amount|cod|cash|collected|paid|value|مبلغ|المحصل/i.test(cell)
const isOrderHeading = (cell: string) =>
  /order|reference|\bref\b|الطلب|مرجع/i.test(cell) && !isAmountHeading(cell)

interface Columns {
  order: number
  amount: number
  /** Rows above the first order. */
  skip: number
}

/**
 * Finds the columns by their headings in the first 10 rows. Without headings it takes the first two columns if they
 * contain an order and an amount.
 */
function findColumns(rows: readonly string[][]): Columns | null {
  for (const [skip, row] of rows.slice(0, 10).entries()) {
    const [order, amount] = [row.findIndex(isOrderHeading), row.findIndex(isAmountHeading)]
    if (order >= 0 && amount >= 0) return { order, amount, skip: skip + 1 }
  }
  const [number = '', paid = ''] = rows[0] ?? []
  const isPlain = readOrderNumber(number) !== null && readRemittedAmount(paid) !== null
  return isPlain ? { order: 0, amount: 1, skip: 0 } : null
}

interface Record {
  record: string[]
  info: { lines: number }
}

function parseRecords(text: string): Record[] | null {
  try {
    const records: unknown = parse(text, {
      bom: true,
      delimiter: detectSeparator(text),
      info: true,
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
      to: MAX_REMITTANCE_ROWS + 20,
      trim: true,
    })
    return records as Record[]
  } catch (error) {
    if (error instanceof CsvError) return null
    throw error
  }
}

/** Leaves out rows without an order and an amount. */
export function readRemittance(bytes: Uint8Array): RemittanceRow[] | FileProblem {
  const records = parseRecords(decoded(bytes))
  if (!records || records.length === 0 || records.some(({ record }) => record.join('').includes('\0')))
    return 'remittance_unreadable'
  const columns = findColumns(records.map(({ record }) => record))
  if (!columns) return 'remittance_columns'
  return records.slice(columns.skip).flatMap(({ record, info: { lines: line } }) => {
    const [order = '', amount = ''] = [record[columns.order], record[columns.amount]]
    return order === '' && amount === ''
      ? []
      : [{ line, order: order.slice(0, 100), amount: amount.slice(0, 100) }]
  })
}
