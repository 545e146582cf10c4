import { csvLine } from '@little-dunes/domain/csv'
import { dropInvisible } from '@little-dunes/domain/drop-invisible'
import { parse } from 'csv-parse/sync'
import { csvOptions } from '#catalogue/import/read/detect-format'
import { isAboveHeadings } from '#catalogue/import/read/export-columns'
import { PROBLEM_HEADING } from '#catalogue/import/read/preserved-fields'

interface RowProblem {
  line: number
  column: string | null
  reason: string
}

interface Parsed {
  record: string[]
  info: { lines: number; bytes: number }
}

/**
 * The rows that were left out, as a file with the same columns and one more for the problems. It has every row of a
 * product with a problem, so that it can be fixed and imported again. The file itself must be readable.
 */
export function faultyRows(
  { text, separator }: { text: string; separator: string },
  handleHeading: string,
  faulty: ReadonlySet<string>,
  problems: readonly RowProblem[],
): string {
  const parsed = parse(text, {
    ...csvOptions(separator),
    info: true,
  }) as unknown as Parsed[]
  const headerAt = Math.max(
    parsed.findIndex(({ record }) => !isAboveHeadings(record)),
    0,
  )
  const header = parsed[headerAt]?.record.map((cell) => cell.trim()) ?? []
  const columns = header.flatMap((heading, place) => (heading === PROBLEM_HEADING ? [] : [place]))
  const handleAt = header.indexOf(handleHeading)
  const byLine = Map.groupBy(problems, ({ line }) => line)
  const lines = [[...columns.map((place) => header[place] ?? ''), PROBLEM_HEADING]]
  let startLine = (parsed[headerAt]?.info.lines ?? 0) + 1
  for (const { record, info } of parsed.slice(headerAt + 1)) {
    // Blank lines above a row count as part of it.
    const rowProblems = Array.from(
      { length: info.lines - startLine + 1 },
      (_, at) => byLine.get(startLine + at) ?? [],
    ).flat()
    startLine = info.lines + 1
    if (rowProblems.length === 0 && !faulty.has(dropInvisible(record[handleAt] ?? '').trim())) continue
    const why = rowProblems
      .map(({ column, reason }) => (column === null ? reason : `${column}: ${reason}`))
      .join(' ')
    lines.push([...columns.map((place) => record[place] ?? ''), why])
  }
  return lines.map((cells) => `${csvLine(cells)}\r\n`).join('')
}

/** The problems of a file whose rows cannot be imported again by themselves. */
export const problemList = (problems: readonly RowProblem[]): string =>
  [
    ['Line', 'Column', PROBLEM_HEADING],
    ...problems.map(({ line, column, reason }) => [String(line), column ?? '', reason]),
  ]
    .map((cells) => `${csvLine(cells)}\r\n`)
    .join('')
