import { withLatinDigits } from '#latin-digits'
import { type Fils, filsFromAed, LARGEST_AMOUNT } from '#money'
import { readOrderNumber } from '#orders/order-number'

/** A row of a courier's file as it was written. */
export interface RemittanceRow {
  /** Where it stands in the file, from 1. */
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

/** Why a row settles nothing: it cannot be read, names an order a second time, or one whose money nobody owes. */
export type RowProblem = 'unreadable' | 'repeated' | 'not_owed'

/** What a file says about the owed orders; amounts in fils. */
export interface RemittanceComparison {
  /** Paid as owed. */
  matched: (OwedOrder & { paid: Fils })[]
  /** Paid with another amount. */
  differing: (OwedOrder & { paid: Fils })[]
  /** Rows that settle nothing. */
  refused: (RemittanceRow & { problem: RowProblem })[]
  /** Owed and not in the file. */
  missing: OwedOrder[]
}

/** `1.234,50` and `1,234.50` mean the same: the last sign with one or two digits behind it parts the fils. */
const DECIMAL_SIGN = /[.,](?=\d{1,2}$)/

/**
 * An amount in AED as couriers write it, in fils: with or without the currency, thousands parted by commas, points or
 * blanks, digits of any keyboard; null for what is none, is negative or has more than two decimals.
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

/** Compares a courier's file with what is owed. Every row and every owed order is in one of the lists, once. */
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
