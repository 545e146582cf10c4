import { dropInvisible } from '@little-dunes/domain/drop-invisible'
import type { ExportColumn } from '#catalogue/import/read/export-columns'
import type { ExportRow } from '#catalogue/import/read/export-row'
import { OPTIONS } from '#catalogue/import/read/read-options'

/**
 * Cells that are compared by rows, products, lists and scanners. Names and descriptions keep the joiners that shape
 * their letters.
 */
const COMPARED: readonly ExportColumn[] = [
  ...(['handle', 'sku', 'barcode', 'quantity', 'price', 'compareAtPrice'] as const),
  ...(['type', 'productCategory', 'status', 'published'] as const),
  ...OPTIONS.flatMap(({ name, value }) => [name, value]),
]

/** Copied Arabic text brings invisible marks into files. Words with and without them are the same words. */
export function withVisibleCells(row: ExportRow): ExportRow {
  // Exports of this shop are read literally.
  if (row.cells.articleNumber !== undefined) return row
  const cells = { ...row.cells }
  for (const column of COMPARED) {
    const cell = cells[column]
    if (cell) cells[column] = dropInvisible(cell).trim()
  }
  return { ...row, cells }
}
