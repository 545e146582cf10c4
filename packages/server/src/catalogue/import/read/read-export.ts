import { type ImportReason, importReason } from '@little-dunes/domain/messages/import-reasons'
import { CsvError, parse } from 'csv-parse'
import type { Findings } from '#catalogue/import/findings'
import { CsvFile } from '#catalogue/import/read/csv-file'
import { countLineEnds, DamagedText, decodeLines } from '#catalogue/import/read/decode-lines'
import { csvOptions, detectFormat, type FileFormat } from '#catalogue/import/read/detect-format'
import { type ColumnMapping, isAboveHeadings } from '#catalogue/import/read/export-columns'
import type { ExportRow } from '#catalogue/import/read/export-row'
import type { OpenFile } from '#catalogue/import/read/open-file'
import { readFeed } from '#catalogue/import/read/other-systems/read-feed'
import { findSystem, SystemFile } from '#catalogue/import/read/other-systems/system-file'
import { readJson } from '#catalogue/import/read/shopify-json/read-json'
import { WooCommerceFile } from '#catalogue/import/read/woocommerce/woocommerce-file'
import { readWooHeader } from '#catalogue/import/read/woocommerce/woocommerce-languages'

/** Shopify's limit for a whole file is 15 MB. A single row beyond 1 MB is caused by an unclosed quote. */
const LARGEST_ROW = 1_000_000

interface Head {
  line: number
  record: string[]
}

interface TableFile {
  add(line: number, record: string[]): Iterable<ExportRow>
  /** Rows that need the end of the file. */
  rest(): Iterable<ExportRow>
}

interface Parsed {
  record: string[]
  lastLine: number
}

/** Reads row by row without loading the whole file. Stops at damage that hides the start of the next row. */
export async function* readExport(
  openFile: OpenFile,
  findings: Findings,
  mapping?: ColumnMapping,
): AsyncGenerator<ExportRow> {
  const format = await detectFormat(openFile)
  if ('key' in format && format.key === 'json') return yield* readJson(openFile, findings)
  if ('key' in format && format.key === 'html') return yield* readFeed(openFile, findings)
  if ('key' in format) return findings.damage(1, format)
  let linesRead = 0
  let head: Head | undefined
  let file: TableFile | undefined
  try {
    for await (const { record, lastLine } of records(openFile, format)) {
      const line = lastLine - record.reduce((sum, cell) => sum + countLineEnds(cell), 0)
      linesRead = lastLine
      if (head ? isBlank(record) : isAboveHeadings(record)) continue
      if (!head) {
        head = { line, record }
        continue
      }
      file ??= tableFile(head, record, mapping, findings)
      if (findings.isUnreadable) return
      yield* file.add(line, record)
    }
    if (!head) return findings.damage(1, importReason('empty_file'))
    file ??= tableFile(head, [], mapping, findings)
    if (!findings.isUnreadable) yield* file.rest()
  } catch (error) {
    explainDamage(error, linesRead + 1, findings)
  }
}

const isBlank = (record: readonly string[]): boolean => record.every((cell) => cell.trim() === '')

/** The headings decide the kind of file. In languages other than English, the first row below decides as well. */
function tableFile(
  { line, record }: Head,
  row: readonly string[],
  mapping: ColumnMapping | undefined,
  findings: Findings,
): TableFile {
  const woo = mapping ? undefined : readWooHeader(record, row)
  if (woo) return new WooCommerceFile(line, woo, findings)
  const system = mapping ? undefined : findSystem(record)
  return system
    ? new SystemFile(line, record, system, findings)
    : new CsvFile(line, { record, row, mapping }, findings)
}

/**
 * The records of a file by chunks. The parser gets its input from this loop instead of a pipe: a stream that ends in an
 * error drops the records before it and their problems.
 */
async function* records(openFile: OpenFile, { encoding, separator }: FileFormat): AsyncGenerator<Parsed> {
  const ready: Parsed[] = []
  let failure: Error | undefined
  const parser = parse({
    ...csvOptions(separator),
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
