import type { ExportColumn } from '#catalogue/import/read/export-columns'
import type { Fields } from '#catalogue/import/read/kept-fields'

/**
 * One row of the export; a cell is `undefined` when the file has no such column. Cells are trimmed and free of control
 * characters; those of a file that this shop has exported are only trimmed.
 */
export interface ExportRow {
  /** The line on which the row begins; a quoted cell may go on for more. */
  line: number
  cells: Partial<Record<ExportColumn, string>>
  /** What stands in the columns that are not read, empty cells as well, by today's heading. */
  kept: Fields
  /** Its cells do not fit the header: what it says of its product is not known. */
  isDamaged?: true
  /** Made beside another row of the same line; it is not counted again. */
  isExtra?: true
}
