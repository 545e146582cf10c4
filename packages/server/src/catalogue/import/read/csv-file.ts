import { withoutFormulaGuard as unguarded } from '@little-dunes/domain/csv'
import { importReason } from '@little-dunes/domain/messages/import-reasons'
import type { Findings } from '#catalogue/import/findings'
import {
  type ColumnMapping,
  type ExportColumn,
  type ExportHeader,
  isShopify,
  readHeader,
} from '#catalogue/import/read/export-columns'
import type { ExportRow } from '#catalogue/import/read/export-row'
import { hasWidth } from '#catalogue/import/read/has-width'
import { missingColumns } from '#catalogue/import/read/missing-columns'
import { currencyIn, guessedColumns } from '#catalogue/import/read/plain/guessed-columns'
import { PlainRows } from '#catalogue/import/read/plain/plain-rows'
import { type Fields, todaysHeading } from '#catalogue/import/read/preserved-fields'
import { decodedText, unescapedHtml } from '#catalogue/import/values/decoded-text'
import { plainNumber } from '#catalogue/import/values/plain-number'
import { plainText } from '#catalogue/import/values/plain-text'

/** The headings of a file, the row below them, and the mapping of the owner. */
interface CsvHead {
  record: readonly string[]
  row: readonly string[]
  mapping: ColumnMapping | undefined
}

/** A CSV that is read row by row: an export of Shopify or of this shop, or any other file. */
export class CsvFile {
  readonly #header: ExportHeader
  readonly #plain: PlainRows
  readonly #findings: Findings
  constructor(line: number, { record, row, mapping }: CsvHead, findings: Findings) {
    const guess = mapping || isShopify(record) ? undefined : guessedColumns(record)
    this.#header = readHeader(record, mapping ?? guess)
    this.#plain = new PlainRows(this.#header, findings)
    this.#findings = findings
    findings.headings = this.#header.headings
    const missing = missingColumns(this.#header, record, guess ? row : [])
    const problems = [...this.#header.problems, ...(missing ? [missing] : [])]
    for (const problem of problems) findings.damage(line, problem)
    if (problems.length > 0) return
    const currency = guess?.price && currencyIn(guess.price)
    if (currency) findings.damage(line, importReason('other_currency', guess.price ?? '', currency))
    if (guess) findings.note(line, importReason('guessed_columns', formatMapping(guess)))
    noteStock(line, this.#header, findings)
  }

  add(line: number, record: string[]): Iterable<ExportRow> {
    return this.#plain.toRows(toRow(line, record, this.#header, this.#findings))
  }

  rest(): Iterable<ExportRow> {
    return []
  }
}

const formatMapping = (guess: ColumnMapping): string =>
  Object.entries(guess)
    .map(([column, heading]) => `${column} = "${heading}"`)
    .join(', ')

function noteStock(line: number, { headings, locations }: ExportHeader, findings: Findings): void {
  if (locations.length > 0) findings.note(line, importReason('stock_of_locations', String(locations.length)))
  else if (!headings.has('quantity')) findings.note(line, importReason('no_stock_column'))
}

/** A cell is a number, empty or `not stocked`. Any other text is a problem of the row. */
function parseStock(record: string[], locations: readonly number[]): string {
  const cells = locations
    .map((place) => plainText(record[place] ?? ''))
    .filter((cell) => cell !== '' && !/^not stocked$/i.test(cell))
  const numbers = cells.map((cell) => Number(plainNumber(cell)))
  if (cells.length === 0) return ''
  return (
    cells.find((_, at) => !Number.isInteger(numbers[at])) ??
    String(numbers.reduce((sum, one) => sum + one, 0))
  )
}

function toRow(line: number, record: string[], header: ExportHeader, findings: Findings): ExportRow {
  const cells: ExportRow['cells'] = {}
  const isLiteral = header.places.has('articleNumber')
  for (const [column, place] of header.places) {
    const cell = record[place] ?? ''
    cells[column] = isLiteral ? unguarded(cell).trim() : readCell(column, unguarded(cell))
  }
  if (header.locations.length > 0) cells.quantity = parseStock(record, header.locations)
  const preserved = getPreservedFields(record, header)
  return hasWidth(line, record, header.width, findings)
    ? { line, cells, preserved }
    : { line, cells, preserved, isDamaged: true }
}

const FORMATTED: readonly ExportColumn[] = ['body', 'descriptionAr']

const readCell = (column: ExportColumn, cell: string): string =>
  FORMATTED.includes(column) ? unescapedHtml(cell.trim()) : decodedText(cell)

/** Columns that give hints about audience and kind. Their own texts are stored as well. */
const READ_AND_PRESERVED = [
  'productCategory',
  'tags',
  'googleGender',
  'targetGender',
] as const satisfies ExportColumn[]

function getPreservedFields(record: string[], { others, headings, places }: ExportHeader): Fields {
  const beside = READ_AND_PRESERVED.flatMap((column): [string, number][] => {
    const [heading, place] = [headings.get(column), places.get(column)]
    return heading === undefined || place === undefined ? [] : [[heading, place]]
  })
  const cellAt = (place: number) => unguarded(record[place] ?? '').trim()
  return Object.fromEntries(
    [...others, ...beside].map(([heading, place]) => [todaysHeading(heading), cellAt(place)]),
  )
}
