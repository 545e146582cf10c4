/** A field of CSV (RFC 4180); what a spreadsheet would take for a formula begins with an apostrophe. */
const field = (text: string): string => {
  const harmless = /^[=+\-@＝＋－＠\t\r\n]/.test(text) && !/^-?[\d,.]+$/.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}

/** Cells as a line of CSV, without its end. */
export const csvLine = (cells: readonly string[]): string => cells.map(field).join(',')
