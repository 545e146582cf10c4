import { type ImportReason, importReason } from '@little-dunes/domain/messages/import-reasons'
import { CsvError, parse } from 'csv-parse/sync'
import { readText } from '#catalogue/import/read/read-text'

const SAMPLE_ROWS = 3

/** Headings and first rows of a file, or why it is none of products in CSV. */
export async function readHeadings(
  file: Buffer,
): Promise<{ headings: string[]; sample: string[][] } | ImportReason> {
  const read = await readText(file)
  if ('key' in read) return read
  try {
    const rows: string[][] = parse(read.text, {
      bom: true,
      delimiter: read.separator,
      relax_column_count: true,
      skip_empty_lines: true,
      to: SAMPLE_ROWS + 1,
    })
    const [head, ...sample] = rows
    if (!head) return importReason('empty_file')
    if (head.length < 2) return importReason('few_columns')
    return { headings: head.map((cell) => cell.trim()), sample }
  } catch (error) {
    if (error instanceof CsvError) return importReason('quote_in_headings')
    throw error
  }
}
