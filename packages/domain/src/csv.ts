/** Text that a spreadsheet would run as a formula, also after apostrophes that look like a guard. */
const FORMULA = /^'*[=+\-@＝＋－＠\t\r\n]/
const GUARDED = /^'(?='*[=+\-@＝＋－＠\t\r\n])/

/** Signed numbers are harmless: amounts, and phones in the form that couriers accept. */
const SIGNED_NUMBER = /^[+-]?\d[\d,.]*$/

/** A CSV field (RFC 4180). An apostrophe guards text that a spreadsheet would run as a formula. */
const field = (text: string): string => {
  const harmless = FORMULA.test(text) && !SIGNED_NUMBER.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}

/** Without the line end. */
export const csvLine = (cells: readonly string[]): string => cells.map(field).join(',')

/** Removes the guard of a formula. */
export const withoutFormulaGuard = (cell: string): string => cell.replace(GUARDED, '')
