import {
  type ColumnMapping,
  EXPORT_COLUMNS,
  type ExportColumn,
  findColumn,
} from '#catalogue/import/read/export-columns'
import { StartError } from '#startup/start-error'

const isColumn = (name: string): name is ExportColumn => (EXPORT_COLUMNS as string[]).includes(name)

/**
 * Reads a mapping such as `{"handle": "Article", "Price": "Preis"}`: columns by their name here or by Shopify's
 * heading. All errors are reported at once.
 */
export function readMapping(text: string, file: string): ColumnMapping {
  const entries = parseEntries(text, file)
  const mapping: ColumnMapping = {}
  const wrong: string[] = []
  for (const [name, heading] of entries) {
    const column = isColumn(name) ? name : findColumn(name)
    if (!column)
      wrong.push(`"${name}" is not a column of the shop. Use title, price, sku or another column below.`)
    else if (typeof heading !== 'string' || heading.trim() === '')
      wrong.push(`"${name}" must map to a heading of the file, in quotes.`)
    else if (mapping[column] !== undefined) wrong.push(`"${name}" is mapped twice. Remove one.`)
    else mapping[column] = heading.trim()
  }
  if (wrong.length > 0)
    throw new StartError([`${file}:`, ...wrong.map((line) => `  ${line}`), COLUMN_LIST].join('\n'))
  return mapping
}

const COLUMN_LIST = `Columns: ${EXPORT_COLUMNS.join(', ')}`

function parseEntries(text: string, file: string): [string, unknown][] {
  const shape = `${file} is not a mapping. Use {"title": "heading of the file", "price": "..."}.`
  try {
    const read: unknown = JSON.parse(text)
    if (typeof read === 'object' && read !== null && !Array.isArray(read)) return Object.entries(read)
  } catch (error) {
    throw new StartError(`${shape} ${(error as Error).message}`)
  }
  throw new StartError(shape)
}
