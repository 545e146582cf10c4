import { type ImportReason, importReason } from '@little-dunes/domain/messages/import-reasons'
import { CsvError, parse } from 'csv-parse/sync'
import { csvOptions } from '#catalogue/import/read/detect-format'
import { isAboveHeadings, isShopify, listOfHeadings } from '#catalogue/import/read/export-columns'
import { isPartOfWoo } from '#catalogue/import/read/missing-columns'
import { feedIn } from '#catalogue/import/read/other-systems/read-feed'
import { findSystem } from '#catalogue/import/read/other-systems/system-file'
import { readText } from '#catalogue/import/read/read-text'
import { productsIn } from '#catalogue/import/read/shopify-json/read-json'
import { readWooHeader } from '#catalogue/import/read/woocommerce/woocommerce-languages'

const SAMPLE_ROWS = 3
const MAX_ROWS_ABOVE = 10

interface FileHeadings {
  headings: string[]
  sample: string[][]
  /** The format is known, so no columns have to be assigned. */
  isKnown: boolean
}

/** Headings and first rows of a file, or the reason why it is not a file of products. */
export async function readHeadings(file: Buffer): Promise<FileHeadings | ImportReason> {
  const read = await readText(file)
  if ('key' in read) return otherHeadings(file, read)
  try {
    const rows = firstRows(read, 1 + SAMPLE_ROWS)
    const all = rows.some(isAboveHeadings) ? firstRows(read, MAX_ROWS_ABOVE + 1 + SAMPLE_ROWS) : rows
    const headAt = all.findIndex((row) => !isAboveHeadings(row))
    const [head, sample] = [all[headAt], all.slice(headAt + 1, headAt + 1 + SAMPLE_ROWS)]
    if (!head) return importReason('empty_file')
    if (head.length < 2) return importReason('few_columns')
    const headings = head.map((cell) => cell.trim())
    const row = sample[0] ?? []
    const isKnown = (readWooHeader(head, row) ?? findSystem(head)) !== undefined
    if (!isKnown && !isShopify(head) && isPartOfWoo(head, row))
      return importReason('woo_columns', listOfHeadings(headings))
    return { headings, sample, isKnown }
  } catch (error) {
    if (error instanceof CsvError) return importReason('quote_in_headings')
    throw error
  }
}

/** Formats other than CSV that are still read. */
async function otherHeadings(file: Buffer, reason: ImportReason): Promise<FileHeadings | ImportReason> {
  const known = { headings: [], sample: [], isKnown: true }
  if (reason.key === 'json' && productsIn(file.toString())) return known
  if (reason.key !== 'html') return reason
  const feed = await feedIn(async function* () {
    yield file
  })
  return 'key' in feed ? feed : known
}

const firstRows = ({ text, separator }: { text: string; separator: string }, to: number): string[][] =>
  parse(text, { ...csvOptions(separator), to })
