import { byName, namesOfKind, pick } from '@little-dunes/domain/catalogue/fields/product-field'
import {
  FILE_FIELDS,
  type FileField,
  PRODUCT_FIELDS,
  SIZE_FILE_FIELDS,
} from '@little-dunes/domain/catalogue/fields/product-fields'
import { type ImportReason, importReason } from '@little-dunes/domain/messages/import-reasons'
import type { Findings } from '#catalogue/import/findings'
import type { FileFields, ImportedProduct, ImportedSize } from '#catalogue/import/imported-product'
import type { CustomColumn } from '#catalogue/import/read/custom-columns'
import type { ExportRow } from '#catalogue/import/read/export-row'
import { readHandles } from '#catalogue/import/values/handle-list'
import { readPercent } from '#catalogue/import/values/product-price'

/** Readers for the cells of a row. Wrong cells become problems. */
function createReaders({ line, cells }: ExportRow, findings: Findings) {
  function wrong<Value>(column: CustomColumn, reason: ImportReason, instead: Value): Value {
    findings.problem(line, column, reason)
    return instead
  }
  return {
    percent(column: CustomColumn): number {
      const cell = cells[column] || '0'
      return readPercent(cell) ?? wrong(column, importReason('no_percent', cell), 0)
    },
    flag(column: CustomColumn): boolean {
      const cell = cells[column] ?? ''
      const isFlag = ['', 'true', 'false'].includes(cell.toLowerCase())
      return isFlag ? cell.toLowerCase() === 'true' : wrong(column, importReason('no_boolean', cell), false)
    },
    moment(column: CustomColumn): Date | null {
      const cell = cells[column]
      if (!cell) return null
      const moment = new Date(cell)
      const isMoment = ISO_MOMENT.test(cell) && !Number.isNaN(moment.getTime())
      return isMoment ? moment : wrong(column, importReason('no_time', cell), null)
    },
  }
}

const ISO_MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,3})?)?(Z|[+-]\d\d:\d\d)$/

const FIELDS = pick(PRODUCT_FIELDS, FILE_FIELDS)
const WORDS = namesOfKind(FIELDS, 'words')
const PERCENTS = namesOfKind(FIELDS, 'percent')
const MOMENTS = namesOfKind(FIELDS, 'moment')
const FLAGS = namesOfKind(FIELDS, 'flag')

/** The columns of a sale are read together, since one alone could end it before its start. */
const SPANS = [
  ['saleStartsAt', 'saleEndsAt'],
  ['flashStartsAt', 'flashEndsAt'],
] as const
const SALE: ReadonlySet<FileField> = new Set(['saleDiscount', 'saleStartsAt', 'saleEndsAt'])

/** Files of other systems have words, and sales with dates. */
function isReadFrom({ cells }: ExportRow, name: FileField): boolean {
  const span = SPANS.find((names) => names.some((one) => one === name)) ?? [name]
  if (cells.articleNumber !== undefined) return span.some((one) => cells[one] !== undefined)
  return PRODUCT_FIELDS[name].kind === 'words' || (SALE.has(name) && Boolean(cells.saleDiscount))
}

/** Reads the declared fields from the first row of a product, without those that the file lacks. */
export function readFields(row: ExportRow, findings: Findings): FileFields {
  const { percent, flag, moment } = createReaders(row, findings)
  const said = <Name extends FileField>(names: readonly Name[]) =>
    names.filter((name) => isReadFrom(row, name))
  const fields = {
    ...byName(said(WORDS), (name) => (row.cells[name] ?? '').slice(0, PRODUCT_FIELDS[name].max)),
    ...byName(said(MOMENTS), moment),
    ...byName(said(PERCENTS), percent),
    ...byName(said(FLAGS), flag),
  } satisfies Record<FileField, unknown>
  for (const [start, end] of SPANS)
    if (fields[start] && fields[end] && fields[end] <= fields[start])
      findings.problem(row.line, end, importReason('not_after_start'))
  return fields
}

/** The columns of own exports that are not fields of the form. */
export function readCustomColumns(row: ExportRow, findings: Findings): FileFields {
  if (row.cells.articleNumber === undefined) return {}
  const publishedAt = createReaders(row, findings).moment('publishedAt')
  return {
    ...(publishedAt && { publishedAt }),
    // Files of earlier versions lack the column.
    ...(row.cells.related !== undefined && { relatedHandles: readHandles(row.cells.related) }),
  }
}

export const readSizeFields = ({ cells }: ExportRow): ImportedSize['fields'] =>
  byName(
    SIZE_FILE_FIELDS.filter((name) => cells[name] !== undefined),
    (name) => cells[name] || null,
  )
/** Shopify's own column cannot tell a scheduled product from another draft. */
export function readCustomStatus(
  { line, cells }: ExportRow,
  status: ImportedProduct['status'],
  findings: Findings,
): ImportedProduct['status'] {
  if (cells.scheduled?.toLowerCase() !== 'true' || status !== 'draft') return status
  if (!cells.publishAt) findings.problem(line, 'publishAt', importReason('no_publish_time'))
  return 'scheduled'
}
