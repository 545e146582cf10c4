import { type ImportReason, importReason } from '@little-dunes/domain/messages/import-reasons'
import {
  type ColumnMapping,
  type ExportHeader,
  listOfHeadings,
  NEEDED_COLUMNS,
} from '#catalogue/import/read/export-columns'
import { guessedColumns } from '#catalogue/import/read/plain/guessed-columns'
import { hasWooType } from '#catalogue/import/read/woocommerce/woocommerce-languages'

/** Reason with a remedy. Undefined when the file has all needed columns. */
export function missingColumns(
  { places }: ExportHeader,
  record: readonly string[],
  row: readonly string[],
): ImportReason | undefined {
  const missing = NEEDED_COLUMNS.filter((column) => !places.has(column))
  const headings = listOfHeadings(record)
  if (isPartOfWoo(record, row)) return importReason('woo_columns', headings)
  if (missing.length === 0) return undefined
  return importReason('missing_columns', missing.join('", "'), headings, exampleFor(record))
}

/** The file lacks columns of a WooCommerce export, so its variations would be mistaken for products. */
export const isPartOfWoo = (record: readonly string[], row: readonly string[]): boolean =>
  hasWooType(row) && !record.every(isTechnical)

/** Magento's headings, since its rows are `simple` as well. WooCommerce's headings begin with a capital letter. */
const isTechnical = (heading: string): boolean => /^[a-z\d_]*$/.test(heading.trim())

function exampleFor(record: readonly string[]): string {
  const needed: ColumnMapping = Object.fromEntries(NEEDED_COLUMNS.map((column) => [column, '?']))
  return JSON.stringify({ ...needed, ...guessedColumns(record) })
}
