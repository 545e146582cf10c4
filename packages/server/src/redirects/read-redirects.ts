import {
  formerPath,
  type Redirect,
  type RedirectField,
  type RedirectProblem,
  redirectProblem,
} from '@little-dunes/domain/content/redirects'
import { withoutFormulaGuard } from '@little-dunes/domain/csv'
import { CsvError, parse } from 'csv-parse/sync'

/** Columns of Shopify's export. */
export const REDIRECT_COLUMNS = { from: 'Redirect from', target: 'Redirect to' } as const

/** Reading this many rows blocks the process for some hundred milliseconds. */
const MAX_ROWS = 50_000
/** Characters. Two addresses are much shorter, and an unclosed quote would otherwise read to the end of the file. */
const LONGEST_ROW = 100_000

export interface WrongRow {
  line: number
  field: RedirectField | null
  /** The cell. The parser's message for an invalid CSV. The line of the first occurrence for a duplicate address. */
  value: string
  problem: RedirectProblem | 'no_columns' | 'no_csv' | 'too_many_rows'
}

interface Parsed {
  record: string[]
  info: { lines: number }
}

/**
 * Reads redirects in Shopify's export format (Online Store → Navigation → URL redirects) and reports all problems.
 * https://help.shopify.com/en/manual/online-store/menus-and-links/url-redirect
 */
export function readRedirects(text: string): { redirects: Redirect[]; problems: WrongRow[] } {
  const rows = parsed(text)
  if (typeof rows === 'string')
    return { redirects: [], problems: [{ line: 1, field: null, value: rows, problem: 'no_csv' }] }
  if (rows.length > MAX_ROWS + 1)
    return {
      redirects: [],
      problems: [{ line: MAX_ROWS + 2, field: null, value: String(MAX_ROWS), problem: 'too_many_rows' }],
    }
  const [head, ...others] = rows
  const headings = head?.record.map((cell) => cell.trim().toLowerCase()) ?? []
  const { from, target } = REDIRECT_COLUMNS
  const places = [from, target].map((name) => headings.indexOf(name.toLowerCase()))
  if (places.includes(-1))
    return { redirects: [], problems: [{ line: 1, field: null, value: '', problem: 'no_columns' }] }
  return readRows(others, places)
}

function readRows(rows: Parsed[], [fromAt = 0, targetAt = 1]: number[]) {
  const problems: WrongRow[] = []
  const lines = new Map<string, number>()
  const redirects: Redirect[] = []
  for (const { record, info } of rows) {
    const [from = '', target = ''] = [record[fromAt], record[targetAt]].map((cell) =>
      withoutFormulaGuard(cell?.trim() ?? ''),
    )
    const { lines: line } = info
    const wrong = redirectProblem(from, target)
    const fromPath = formerPath(from)
    const first = lines.get(fromPath)
    if (wrong) problems.push({ line, ...wrong, value: wrong.field === 'from' ? from : target })
    else if (first !== undefined)
      problems.push({ line, field: 'from', value: String(first), problem: 'twice' })
    else redirects.push({ fromPath, target })
    lines.set(fromPath, first ?? line)
  }
  return { redirects, problems }
}

/** The rows, or the parser's message for an invalid CSV. */
function parsed(text: string): Parsed[] | string {
  try {
    return parse(text, {
      bom: true,
      info: true,
      relax_column_count: true,
      skip_empty_lines: true,
      max_record_size: LONGEST_ROW,
      to: MAX_ROWS + 2,
      delimiter: [',', ';', '\t'],
    }) as unknown as Parsed[]
  } catch (error) {
    if (error instanceof CsvError) return error.message
    throw error
  }
}
