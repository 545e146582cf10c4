import { CsvError, parse } from 'csv-parse/sync'
import { readText } from '#catalogue/import/read/read-text'

const SAMPLE_ROWS = 3

/** Headings and first rows of a file, or why it is none of products in CSV. */
export async function readHeadings(
  file: Buffer,
): Promise<{ headings: string[]; sample: string[][] } | string> {
  const read = await readText(file)
  if (typeof read === 'string') return read
  try {
    const rows: string[][] = parse(read.text, {
      bom: true,
      delimiter: read.separator,
      relax_column_count: true,
      skip_empty_lines: true,
      to: SAMPLE_ROWS + 1,
    })
    const [head, ...sample] = rows
    if (!head) return 'The file is empty.'
    if (head.length < 2) return 'The first line names fewer than two columns: this is no export of products.'
    return { headings: head.map((cell) => cell.trim()), sample }
  } catch (error) {
    if (error instanceof CsvError) return 'A quote in the first lines is not closed, or stands inside a cell.'
    throw error
  }
}
