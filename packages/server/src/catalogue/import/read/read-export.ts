import { withoutFormulaGuard as unguarded } from '@little-dunes/domain/csv'
import { type ImportReason, importReason } from '@little-dunes/domain/messages/import-reasons'
import { CsvError, parse } from 'csv-parse'
import type { Findings } from '#catalogue/import/findings'
import { countLineEnds, DamagedText, decodeLines } from '#catalogue/import/read/decode-lines'
import { detectFormat, type FileFormat } from '#catalogue/import/read/detect-format'
import {
  type ColumnMapping,
  type ExportColumn,
  type ExportHeader,
  isAboveHeadings,
  readHeader,
} from '#catalogue/import/read/export-columns'
import type { ExportRow } from '#catalogue/import/read/export-row'
import { hasWidth } from '#catalogue/import/read/has-width'
import { type Fields, todaysHeading } from '#catalogue/import/read/kept-fields'
import type { OpenFile } from '#catalogue/import/read/open-file'
import { readJson } from '#catalogue/import/read/shopify-json/read-json'
import { isWooCommerce, wooHeadingsIn } from '#catalogue/import/read/woocommerce/woocommerce-columns'
import { WooCommerceFile } from '#catalogue/import/read/woocommerce/woocommerce-file'
import { plainNumber } from '#catalogue/import/values/plain-number'
import { plainText } from '#catalogue/import/values/plain-text'

/** Shopify's own limit for a whole file is 15 MB; a single row beyond 1 MB is a quote that was never closed. */
const LARGEST_ROW = 1_000_000

interface Parsed {
  record: string[]
  lastLine: number
}

/** Reads row after row without holding the file. After damage that hides where the next row begins, reading ends. */
export async function* readExport(
  openFile: OpenFile,
  findings: Findings,
  mapping?: ColumnMapping,
): AsyncGenerator<ExportRow> {
  const format = await detectFormat(openFile)
  if ('key' in format && format.key === 'json') return yield* readJson(openFile, findings)
  if ('key' in format) return findings.damage(1, format)
  let linesRead = 0
  let header: ExportHeader | undefined
  let woo: WooCommerceFile | undefined
  try {
    for await (const { record, lastLine } of records(openFile, format)) {
      const line = lastLine - record.reduce((sum, cell) => sum + countLineEnds(cell), 0)
      linesRead = lastLine
      if (!header && !woo && isAboveHeadings(record)) continue
      if (woo) woo.add(line, record)
      else if (!header && !mapping && isWooCommerce(record)) {
        woo = new WooCommerceFile(record, findings)
        findings.headings = wooHeadingsIn(record)
        if (!findings.headings.has('quantity')) findings.note(line, importReason('no_stock_column'))
      } else if (!header) {
        header = readHeader(record, mapping)
        findings.headings = header.headings
        for (const problem of header.problems) findings.damage(line, problem)
        if (header.problems.length > 0) return
        noteStock(line, header, findings)
      } else if (record.some((cell) => cell.trim() !== '')) yield toRow(line, record, header, findings)
    }
    if (woo) yield* woo.rows()
    else if (!header) findings.damage(1, importReason('empty_file'))
  } catch (error) {
    explainDamage(error, linesRead + 1, findings)
  }
}

/**
 * The records of a file, chunk after chunk. The parser is fed by hand, not piped: a stream that ends in an error
 * drops the records before it and their problems.
 */
async function* records(openFile: OpenFile, { encoding, separator }: FileFormat): AsyncGenerator<Parsed> {
  const ready: Parsed[] = []
  let failure: Error | undefined
  const parser = parse({
    bom: true,
    delimiter: separator,
    relax_column_count: true,
    skip_empty_lines: true,
    max_record_size: LARGEST_ROW,
    on_record: (record: string[], { lines }) => {
      ready.push({ record, lastLine: lines })
      return null
    },
  })
  parser.on('error', (error) => {
    failure = error
  })
  const take = () => ready.splice(0)
  for await (const text of decodeLines(openFile(), encoding)) {
    await new Promise((resolve) => parser.write(text, resolve))
    yield* take()
    if (failure) throw failure
  }
  await new Promise((resolve) => parser.end(resolve))
  yield* take()
  if (failure) throw failure
}

function noteStock(line: number, { headings, locations }: ExportHeader, findings: Findings): void {
  if (locations.length > 0) findings.note(line, importReason('stock_of_locations', String(locations.length)))
  else if (!headings.has('quantity')) findings.note(line, importReason('no_stock_column'))
}

/** A cell says a number, nothing, or `not stocked`; what else it says is a problem of the row. */
function stockOf(record: string[], locations: readonly number[]): string {
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
    cells[column] = isLiteral || column === 'body' ? unguarded(cell).trim() : plainText(unguarded(cell))
  }
  if (header.locations.length > 0) cells.quantity = stockOf(record, header.locations)
  const kept = keptFields(record, header)
  return hasWidth(line, record, header.width, findings)
    ? { line, cells, kept }
    : { line, cells, kept, isDamaged: true }
}

/** Columns that are read for what they tell of the audience and the kind; their own words are kept as well. */
const READ_AND_KEPT = [
  'productCategory',
  'tags',
  'googleGender',
  'targetGender',
] as const satisfies ExportColumn[]

function keptFields(record: string[], { others, headings, places }: ExportHeader): Fields {
  const beside = READ_AND_KEPT.flatMap((column): [string, number][] => {
    const [heading, place] = [headings.get(column), places.get(column)]
    return heading === undefined || place === undefined ? [] : [[heading, place]]
  })
  const cellAt = (place: number) => unguarded(record[place] ?? '').trim()
  return Object.fromEntries(
    [...others, ...beside].map(([heading, place]) => [todaysHeading(heading), cellAt(place)]),
  )
}

const DAMAGE: Record<string, ImportReason> = {
  CSV_INVALID_CLOSING_QUOTE: importReason('closing_quote'),
  INVALID_OPENING_QUOTE: importReason('opening_quote'),
  CSV_QUOTE_NOT_CLOSED: importReason('open_quote'),
  CSV_MAX_RECORD_SIZE: importReason('long_row'),
}

function explainDamage(error: unknown, line: number, findings: Findings) {
  if (error instanceof DamagedText) return findings.damage(error.line, importReason('damaged_text'))
  const reason = error instanceof CsvError ? DAMAGE[error.code] : undefined
  if (!reason) throw error
  findings.damage(line, reason)
}
