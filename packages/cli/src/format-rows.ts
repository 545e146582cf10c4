interface Answer {
  command: string
  rowCount: number | null
  fields: { name: string }[]
  /** Cells in the order of the fields, as PostgreSQL writes them. */
  rows: (string | null)[][]
}

const WIDEST = 60

/** The result of a statement: a table as wide as its cells, or the command with its row count. */
export function formatRows({ command, rowCount, fields, rows }: Answer): string {
  if (fields.length === 0) return rowCount === null ? command : `${command} ${rowCount}`
  const cells = [fields.map(({ name }) => name), ...rows.map((row) => row.map(formatCell))]
  const widths = fields.map((_, at) => Math.max(...cells.map((row) => [...(row[at] ?? '')].length)))
  const lines = cells.map((row) =>
    row
      .map((cell, at) => pad(cell, widths[at] ?? 0))
      .join('  ')
      .trimEnd(),
  )
  const [head = '', ...others] = lines
  const rule = widths.map((width) => '-'.repeat(width)).join('  ')
  return [head, rule, ...others, `(${rows.length} ${rows.length === 1 ? 'row' : 'rows'})`].join('\n')
}

/** One line of at most 60 characters. Longer values end in an ellipsis. */
function formatCell(value: string | null): string {
  const letters = [...(value ?? '').replaceAll(/\s+/g, ' ')]
  return letters.length > WIDEST ? `${letters.slice(0, WIDEST - 1).join('')}…` : letters.join('')
}

const pad = (cell: string, width: number): string => cell + ' '.repeat(width - [...cell].length)
