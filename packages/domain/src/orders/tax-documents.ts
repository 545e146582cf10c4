import { type Fils, includedTax } from '#money'

/** A tax invoice, or a tax credit note that reduces one. */
export const TAX_DOCUMENT_KINDS = ['invoice', 'credit_note'] as const
export type TaxDocumentKind = (typeof TAX_DOCUMENT_KINDS)[number]

const PREFIXES: Record<TaxDocumentKind, string> = { invoice: 'INV', credit_note: 'CN' }

/** `INV-2026-00042`. Numbers of a year and kind have no gaps, so that a missing document would be noticed. */
export const taxDocumentNumber = (kind: TaxDocumentKind, year: number, sequence: number): string =>
  `${PREFIXES[kind]}-${year}-${String(sequence).padStart(5, '0')}`

/** Amounts in fils: `total` is `list` less `discount`, and includes `vat`. */
export interface TaxLine {
  description: string
  /** Absent without a description in another language. */
  descriptionAr?: string
  quantity: number
  /** Price of all units before any discount, VAT included. */
  list: Fils
  discount: Fils
  total: Fils
  vat: Fils
}

export interface TaxTotals {
  list: Fils
  discount: Fils
  net: Fils
  vat: Fils
  total: Fils
}

/** Sums of the lines, which are rounded separately (Executive Regulation of the VAT law, Art. 59). */
export function taxTotals(lines: readonly TaxLine[]): TaxTotals {
  const sum = (of: (line: TaxLine) => Fils) => lines.reduce((before, line) => before + of(line), 0)
  const [total, vat] = [sum((line) => line.total), sum((line) => line.vat)]
  return {
    list: sum((line) => line.list),
    discount: sum((line) => line.discount),
    net: total - vat,
    vat,
    total,
  }
}

/** Remaining value of an invoice after its earlier credit notes, in fils. */
export interface RemainingInvoiceValue {
  value: Fils
  vat: Fils
}

/** Values of a credit note (Art. 60). Starts with the value that the previous one left. */
export interface CreditNoteValues {
  valueBefore: Fils
  credited: Fils
  creditedVat: Fils
  valueAfter: Fils
}

/**
 * Credits `amount`, at `rate` percent unless `vat` is known. The last note of an invoice takes the remaining VAT, so
 * that all notes together never refund more VAT than was charged. @throws RangeError when more is credited than is left
 */
export function creditNoteValues(
  left: RemainingInvoiceValue,
  amount: Fils,
  rate: number,
  vat: Fils = includedTax(amount, rate),
): CreditNoteValues {
  if (amount <= 0 || amount > left.value) throw new RangeError(`Cannot credit ${amount} of ${left.value}`)
  const creditedVat = amount === left.value ? left.vat : Math.min(left.vat, amount, Math.max(0, vat))
  return { valueBefore: left.value, credited: amount, creditedVat, valueAfter: left.value - amount }
}

/**
 * Distributes the total VAT of a credit note over its lines. The last note of an invoice takes the remaining VAT, which
 * may differ from the sum of the lines. The last lines take the difference.
 */
export function spreadVat<Line extends Pick<TaxLine, 'total' | 'vat'>>(
  lines: readonly Line[],
  vat: Fils,
): Line[] {
  let rest = vat - lines.reduce((sum, line) => sum + line.vat, 0)
  return lines
    .toReversed()
    .map((line) => {
      const more = Math.min(line.total - line.vat, Math.max(-line.vat, rest))
      rest -= more
      return { ...line, vat: line.vat + more }
    })
    .toReversed()
}
