import { type ImportReason, importReason } from '@little-dunes/domain/messages/import-reasons'
import {
  type ColumnMapping,
  type ExportHeader,
  listOfHeadings,
  NEEDED_COLUMNS,
} from '#catalogue/import/read/export-columns'
import { guessedColumns } from '#catalogue/import/read/plain/guessed-columns'
import { hasWooType } from '#catalogue/import/read/woocommerce/woocommerce-languages'

/** What a file lacks to be read, with the way out; undefined where it has all. */
export function missingColumns(
  { places }: ExportHeader,
  record: readonly string[],
  row: readonly string[],
): ImportReason | undefined {
  const missing = NEEDED_COLUMNS.filter((column) => !places.has(column))
  const found = listOfHeadings(record)
  if (isPartOfWoo(record, row)) return importReason('woo_columns', found)
  if (missing.length === 0) return undefined
  return importReason('missing_columns', missing.join('", "'), found, exampleFor(record))
}

/** Whether a file lacks columns of a WooCommerce export: its variations would be taken for products. */
export const isPartOfWoo = (record: readonly string[], row: readonly string[]): boolean =>
  hasWooType(row) && !record.every(isTechnical)

/** As Magento heads columns; its rows are `simple`, too. WooCommerce begins a heading with a capital letter. */
const isTechnical = (heading: string): boolean => /^[a-z\d_]*$/.test(heading.trim())

/** A mapping file that fits what can be told of the headings. */
function exampleFor(record: readonly string[]): string {
  const needed: ColumnMapping = Object.fromEntries(NEEDED_COLUMNS.map((column) => [column, '?']))
  return JSON.stringify({ ...needed, ...guessedColumns(record) })
}
