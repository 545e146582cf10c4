import { dropInvisible } from '@little-dunes/domain/drop-invisible'
import type { ExportColumn } from '#catalogue/import/read/export-columns'
import type { ExportRow } from '#catalogue/import/read/export-row'
import { OPTIONS } from '#catalogue/import/read/read-options'

/** What rows, products, lists and scanners compare; names and descriptions keep the joiners that shape their letters. */
const COMPARED: readonly ExportColumn[] = [
  ...(['handle', 'sku', 'barcode', 'quantity', 'price', 'compareAtPrice'] as const),
  ...(['type', 'productCategory', 'status', 'published'] as const),
  ...OPTIONS.flatMap(({ name, value }) => [name, value]),
]

/** Files bring invisible marks along that Arabic text was copied with: the same words with them are the same words. */
export function withVisibleCells(row: ExportRow): ExportRow {
  // Files of this shop are taken letter by letter.
  if (row.cells.articleNumber !== undefined) return row
  const cells = { ...row.cells }
  for (const column of COMPARED) {
    const cell = cells[column]
    if (cell) cells[column] = dropInvisible(cell).trim()
  }
  return { ...row, cells }
}
