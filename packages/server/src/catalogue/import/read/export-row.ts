import type { ExportColumn } from '#catalogue/import/read/export-columns'
import type { Fields } from '#catalogue/import/read/preserved-fields'

/**
 * One row of the export. A cell is `undefined` when the file has no such column. Cells are trimmed and have no control
 * characters. Cells of this shop's own exports are only trimmed.
 */
export interface ExportRow {
  /** First line of the row. A quoted cell may continue on further lines. */
  line: number
  cells: Partial<Record<ExportColumn, string>>
  /** Cells of other columns, empty ones as well, by current heading. */
  preserved: Fields
  /** The cells do not fit the header, so the data of the product is unknown. */
  isDamaged?: true
  /** The row was derived from another row of the same line and is not counted again. */
  isExtra?: true
}
