import { CsvError } from 'csv-parse'
import { parse } from 'csv-parse/sync'
import { StartError } from '#startup/start-error'

export interface Redirect {
  fromPath: string
  target: string
}

const FROM = 'Redirect from'
const TO = 'Redirect to'
/** As addresses are looked up. */
export const foldedPath = (path: string): string => {
  const [pathname = '', ...query] = path.split('?')
  const folded = pathname.toLowerCase().replace(/\/+$/, '') || '/'
  return [folded, ...query].join('?')
}

interface Parsed {
  record: string[]
  info: { lines: number }
}

/**
 * Redirects as Shopify exports them (Online Store → Navigation → URL redirects). Everything that is wrong is said at
 * once. https://help.shopify.com/en/manual/online-store/menus-and-links/url-redirect
 */
export function readRedirects(text: string): Redirect[] {
  const [head, ...rows] = parsed(text)
  const headings = head?.record.map((cell) => cell.trim().toLowerCase()) ?? []
  const [fromAt, toAt] = [headings.indexOf(FROM.toLowerCase()), headings.indexOf(TO.toLowerCase())]
  if (fromAt === -1 || toAt === -1)
    throw new StartError(`line 1: The columns "${FROM}" and "${TO}" are needed; name them in the first line.`)
  const problems: string[] = []
  const lines = new Map<string, number>()
  const found: Redirect[] = []
  for (const { record, info } of rows) {
    const { lines: line } = info
    const [from = '', target = ''] = [record[fromAt]?.trim(), record[toAt]?.trim()]
    const problem = problemOf(from, target)
    const fromPath = foldedPath(from)
    const first = lines.get(fromPath)
    if (problem) problems.push(`line ${line}, ${problem}`)
    else if (first !== undefined)
      problems.push(`line ${line}, ${FROM}: "${from}" already stands in line ${first}; leave one of them.`)
    else found.push({ fromPath, target })
    lines.set(fromPath, first ?? line)
  }
  if (problems.length > 0) throw new StartError(['Nothing was imported:', ...problems].join('\n  '))
  return found
}

function problemOf(from: string, target: string): string | null {
  if (!/^\/(?![/\\])/.test(from))
    return `${FROM}: "${from}" is no path of the former shop; write it with a slash, such as /products/tee.`
  if (!/^(\/(?![/\\])|https?:\/\/)/.test(target) || /\s/.test(target))
    return `${TO}: "${target}" is no address; write a path such as /products, or one with https://.`
  return foldedPath(from) === foldedPath(target)
    ? `${TO}: "${target}" leads to itself; write where it shall lead.`
    : null
}

function parsed(text: string): Parsed[] {
  try {
    return parse(text, {
      bom: true,
      info: true,
      relax_column_count: true,
      skip_empty_lines: true,
      delimiter: [',', ';', '\t'],
    }) as unknown as Parsed[]
  } catch (error) {
    if (error instanceof CsvError) throw new StartError(`The file is no CSV: ${error.message}`)
    throw error
  }
}
