import { withLatinDigits } from '#latin-digits'
import { type Fils, filsFromAed, LARGEST_AMOUNT } from '#money'
import { readOrderNumber } from '#orders/order-number'

/** A row of a courier's file, as text. */
export interface RemittanceRow {
  /** Starts at 1. */
  line: number
  order: string
  amount: string
}

/** A delivered cash order whose money the courier still has. */
export interface OwedOrder {
  id: string
  number: number
  amount: Fils
}

/** `unreadable`: invalid order or amount. `repeated`: a later row of an order. `not_owed`: nothing is due. */
export type RowProblem = 'unreadable' | 'repeated' | 'not_owed'

/** Amounts in fils. */
export interface RemittanceComparison {
  /** Paid in full. */
  matched: (OwedOrder & { paid: Fils })[]
  /** Paid with a different amount. */
  differing: (OwedOrder & { paid: Fils })[]
  /** Rows that match no owed order. */
  refused: (RemittanceRow & { problem: RowProblem })[]
  /** Owed orders that are not in the file. */
  missing: OwedOrder[]
}

/** `1.234,50` and `1,234.50` are the same: the last separator before one or two digits is the decimal one. */
const DECIMAL_SIGN = /[.,](?=\d{1,2}$)/

/**
 * Parses an amount in AED from a courier's file into fils. The currency is optional, thousands can have commas, points
 * or blanks, and digits any script. Null if it is invalid, negative or has more than two decimals.
 */
export function readRemittedAmount(text: string): Fils | null {
  const figures = withLatinDigits(text)
    .replaceAll('٫', '.')
    .replaceAll('٬', ',')
    .replaceAll(/aed|dhs?\.?|د\.?\s?إ\.?|\s/gi, '')
  const [whole = '', fils = ''] = figures.split(DECIMAL_SIGN)
  const isGrouped = /^\d{1,3}([.,]\d{3})+$/.test(whole)
  if (!isGrouped && !/^\d+$/.test(whole)) return null
  const amount = filsFromAed(Number(`${whole.replaceAll(/[.,]/g, '')}.${fils || 0}`))
  return amount <= LARGEST_AMOUNT ? amount : null
}

/** Compares a courier's file with the owed orders. Every row and every owed order occurs in exactly one list. */
export function compareRemittance(
  owed: readonly OwedOrder[],
  rows: readonly RemittanceRow[],
): RemittanceComparison {
  const open = new Map(owed.map((order) => [order.number, order]))
  const seen = new Set<number>()
  const compared: RemittanceComparison = { matched: [], differing: [], refused: [], missing: [] }
  for (const row of rows) {
    const [number, paid] = [readOrderNumber(row.order), readRemittedAmount(row.amount)]
    const order = number === null ? undefined : open.get(number)
    if (number === null || paid === null) compared.refused.push({ ...row, problem: 'unreadable' })
    else if (seen.has(number)) compared.refused.push({ ...row, problem: 'repeated' })
    else if (!order) compared.refused.push({ ...row, problem: 'not_owed' })
    else if (paid === order.amount) compared.matched.push({ ...order, paid })
    else compared.differing.push({ ...order, paid })
    if (number !== null && paid !== null) seen.add(number)
  }
  compared.missing = owed.filter(({ number }) => !seen.has(number))
  return compared
}
