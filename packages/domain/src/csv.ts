/** What a spreadsheet would take for a formula, also behind apostrophes that would be taken for a guard. */
const FORMULA = /^'*[=+\-@＝＋－＠\t\r\n]/
const GUARDED = /^'(?='*[=+\-@＝＋－＠\t\r\n])/

/** A signed number computes nothing: an amount, or a phone as couriers take it. */
const SIGNED_NUMBER = /^[+-]?\d[\d,.]*$/

/** A field of CSV (RFC 4180); what a spreadsheet would take for a formula begins with an apostrophe. */
const field = (text: string): string => {
  const harmless = FORMULA.test(text) && !SIGNED_NUMBER.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}

/** Cells as a line of CSV, without its end. */
export const csvLine = (cells: readonly string[]): string => cells.map(field).join(',')

/** A cell of such a line as it was before; other texts stay. */
export const withoutFormulaGuard = (cell: string): string => cell.replace(GUARDED, '')
