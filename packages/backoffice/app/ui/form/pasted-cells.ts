/**
 * Cells of a block copied from a spreadsheet: rows end with a line break, cells with a tab, and a cell that contains
 * either is in double quotes (clipboard text of Excel, Numbers and Google Sheets).
 */
export function pastedCells(text: string): string[][] {
  const cell = /(?:"((?:[^"]|"")*)"|([^\t\r\n]*))(\t|\r?\n|$)/y
  const rows: string[][] = [[]]
  while (cell.lastIndex < text.length) {
    const [, quoted, plain = '', end] = cell.exec(text) ?? []
    if (end === undefined) return text.split(/\r?\n/).map((line) => line.split('\t'))
    rows.at(-1)?.push((quoted?.replaceAll('""', '"') ?? plain).trim())
    // The last row may end with a line break.
    if (end !== '\t' && cell.lastIndex < text.length) rows.push([])
  }
  return rows
}

/** The browser pastes a single cell at the cursor. */
export const isBlock = (cells: readonly (readonly string[])[]): boolean =>
  cells.length > 1 || (cells[0]?.length ?? 0) > 1
