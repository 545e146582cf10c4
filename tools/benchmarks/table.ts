import type { Load } from './load.ts'

export interface Row extends Load {
  name: string
  /** Per request, on the server: queries, bytes of the write-ahead log, milliseconds of processor time. */
  queries: number
  walBytes: number
  cpuMs: number
  /** Requests per second relative to the bare server. */
  ratio?: number
}

const COLUMNS: [string, (row: Row) => string][] = [
  ['', (row) => row.name],
  ['requests/s', (row) => row.perSecond.toFixed(0)],
  ['of bare', (row) => row.ratio?.toFixed(2) ?? ''],
  ['p50 ms', (row) => row.p50.toFixed(1)],
  ['p99 ms', (row) => row.p99.toFixed(1)],
  ['bytes', (row) => String(row.bytes)],
  ['queries', (row) => row.queries.toFixed(2)],
  ['WAL bytes', (row) => row.walBytes.toFixed(0)],
  ['cpu ms', (row) => row.cpuMs.toFixed(3)],
  ['failures', (row) => String(row.failures)],
]

/** Prints rows as aligned columns. */
export function printTable(rows: readonly Row[]): void {
  printCells([COLUMNS.map(([title]) => title), ...rows.map((row) => COLUMNS.map(([, cell]) => cell(row)))])
}

/** Prints lines of cells, the first of each aligned at its start, the others at their end. */
export function printCells(cells: readonly (readonly string[])[]): void {
  const widths = (cells[0] ?? []).map((_, column) =>
    Math.max(...cells.map((line) => line[column]?.length ?? 0)),
  )
  for (const line of cells) {
    const padded = line.map((cell, i) =>
      i === 0 ? cell.padEnd(widths[i] ?? 0) : cell.padStart(widths[i] ?? 0),
    )
    console.log(padded.join('  '))
  }
}
