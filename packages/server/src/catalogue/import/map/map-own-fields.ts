import { type ImportReason, importReason } from '@little-dunes/domain/messages/import-reasons'
import type { Findings } from '#catalogue/import/findings'
import type { ImportedProduct, OwnFields } from '#catalogue/import/imported-product'
import type { ExportColumn } from '#catalogue/import/read/export-columns'
import type { ExportRow } from '#catalogue/import/read/export-row'
import type { OwnColumn } from '#catalogue/import/read/own-columns'
import { readHandles } from '#catalogue/import/values/handle-list'
import { readPercent } from '#catalogue/import/values/product-price'

/** Reads the cells of one row, each with its rule; what breaks it is a problem. */
class OwnCells {
  readonly #row: ExportRow
  readonly #findings: Findings
  constructor(row: ExportRow, findings: Findings) {
    this.#row = row
    this.#findings = findings
  }

  text(column: OwnColumn): string {
    return this.#row.cells[column] ?? ''
  }

  percent(column: OwnColumn): number {
    const cell = this.text(column) || '0'
    const percent = readPercent(cell)
    return percent ?? this.#wrong(column, importReason('no_percent', cell), 0)
  }

  flag(column: OwnColumn): boolean {
    const cell = this.text(column).toLowerCase()
    if (!['', 'true', 'false'].includes(cell))
      this.#wrong(column, importReason('no_boolean', this.text(column)), null)
    return cell === 'true'
  }

  moment(column: OwnColumn): Date | null {
    const cell = this.text(column)
    if (cell === '') return null
    const moment = new Date(cell)
    const isMoment = ISO_MOMENT.test(cell) && !Number.isNaN(moment.getTime())
    return isMoment ? moment : this.#wrong(column, importReason('no_time', cell), null)
  }

  #wrong<Value>(column: ExportColumn, reason: ImportReason, instead: Value): Value {
    this.#findings.problem(this.#row.line, column, reason)
    return instead
  }
}

const ISO_MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,3})?)?(Z|[+-]\d\d:\d\d)$/

/** What the first row of a product says in the shop's own columns; undefined for files of others. */
export function readOwnFields(row: ExportRow, findings: Findings): OwnFields | undefined {
  if (row.cells.articleNumber === undefined) return undefined
  const cells = new OwnCells(row, findings)
  const sale = spanOf(cells, row, findings, 'saleStartsAt', 'saleEndsAt')
  const flash = spanOf(cells, row, findings, 'flashStartsAt', 'flashEndsAt')
  const publishedAt = cells.moment('publishedAt')
  return {
    columns: {
      saleDiscount: cells.percent('saleDiscount'),
      saleStartsAt: sale.from,
      saleEndsAt: sale.until,
      flashsale: cells.flag('flashSale'),
      flashDiscount: cells.percent('flashDiscount'),
      flashStartsAt: flash.from,
      flashEndsAt: flash.until,
      bestseller: cells.flag('bestseller'),
      bestofkids: cells.flag('bestOfKids'),
      publishAt: cells.moment('publishAt'),
      ...(publishedAt && { publishedAt }),
      // Files of earlier versions lack the column.
      ...(row.cells.related !== undefined && { relatedHandles: readHandles(row.cells.related) }),
    },
  }
}

/** The sale of a file of others, where it names one with its times. */
export function readTimedSale(row: ExportRow, findings: Findings): ImportedProduct['sale'] {
  if (row.cells.articleNumber !== undefined || !row.cells.saleDiscount) return undefined
  const cells = new OwnCells(row, findings)
  const { from, until } = spanOf(cells, row, findings, 'saleStartsAt', 'saleEndsAt')
  return { saleDiscount: cells.percent('saleDiscount'), saleStartsAt: from, saleEndsAt: until }
}

function spanOf(
  cells: OwnCells,
  { line }: ExportRow,
  findings: Findings,
  start: OwnColumn,
  end: OwnColumn,
): { from: Date | null; until: Date | null } {
  const [from, until] = [cells.moment(start), cells.moment(end)]
  if (from && until && until <= from) findings.problem(line, end, importReason('not_after_start'))
  return { from, until }
}

/** A draft that waits for its time is one that Shopify's own column cannot tell from others. */
export function readOwnStatus(
  { line, cells }: ExportRow,
  status: ImportedProduct['status'],
  findings: Findings,
): ImportedProduct['status'] {
  if (cells.scheduled?.toLowerCase() !== 'true' || status !== 'draft') return status
  if (!cells.publishAt) findings.problem(line, 'publishAt', importReason('no_publish_time'))
  return 'scheduled'
}
