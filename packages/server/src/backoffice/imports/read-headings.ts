import { type ImportReason, importReason } from '@little-dunes/domain/messages/import-reasons'
import { CsvError, parse } from 'csv-parse/sync'
import { isAboveHeadings, isShopify, listOfHeadings } from '#catalogue/import/read/export-columns'
import { readText } from '#catalogue/import/read/read-text'
import { productsIn } from '#catalogue/import/read/shopify-json/read-json'
import { hasWooType, readWooHeader } from '#catalogue/import/read/woocommerce/woocommerce-languages'

const SAMPLE_ROWS = 3
const MOST_ROWS_ABOVE = 10

interface FileHeadings {
  headings: string[]
  sample: string[][]
  /** Its columns are known as a whole, so that nobody has to say what they hold. */
  isKnown: boolean
}

/** Headings and first rows of a file, or why it is none of products. */
export async function readHeadings(file: Buffer): Promise<FileHeadings | ImportReason> {
  const read = await readText(file)
  if ('key' in read && read.key === 'json' && productsIn(file.toString()))
    return { headings: [], sample: [], isKnown: true }
  if ('key' in read) return read
  try {
    const rows = firstRows(read, 1 + SAMPLE_ROWS)
    const all = rows.some(isAboveHeadings) ? firstRows(read, MOST_ROWS_ABOVE + 1 + SAMPLE_ROWS) : rows
    const headAt = all.findIndex((row) => !isAboveHeadings(row))
    const [head, sample] = [all[headAt], all.slice(headAt + 1, headAt + 1 + SAMPLE_ROWS)]
    if (!head) return importReason('empty_file')
    if (head.length < 2) return importReason('few_columns')
    const headings = head.map((cell) => cell.trim())
    const isKnown = readWooHeader(head, sample[0] ?? []) !== undefined
    // Its variations would be taken for products.
    if (!isKnown && !isShopify(head) && hasWooType(sample[0] ?? []))
      return importReason('woo_columns', listOfHeadings(headings))
    return { headings, sample, isKnown }
  } catch (error) {
    if (error instanceof CsvError) return importReason('quote_in_headings')
    throw error
  }
}

const firstRows = ({ text, separator }: { text: string; separator: string }, to: number): string[][] =>
  parse(text, { bom: true, delimiter: separator, relax_column_count: true, skip_empty_lines: true, to })
