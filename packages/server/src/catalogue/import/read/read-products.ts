import { importReason } from '@little-dunes/domain/messages/import-reasons'
import type { Findings } from '#catalogue/import/findings'
import type { ImportedProduct, ImportedSize } from '#catalogue/import/imported-product'
import { mapProduct } from '#catalogue/import/map/map-product'
import type { ColumnMapping } from '#catalogue/import/read/export-columns'
import type { ExportRow } from '#catalogue/import/read/export-row'
import { groupRows, type ProductRows } from '#catalogue/import/read/group-rows'
import type { OpenFile } from '#catalogue/import/read/open-file'
import { readExport } from '#catalogue/import/read/read-export'
import { withVisibleCells } from '#catalogue/import/read/visible-cells'
import { parseBoolean } from '#catalogue/import/values/boolean-words'
import { generatedSubSku } from '#catalogue/import/values/generated-sku'

export interface ReadingOptions {
  /** Undefined when the headings identify their columns. */
  mapping?: ColumnMapping | undefined
  /** Assigns new SKUs to sizes with an SKU from earlier in the file. Otherwise these are problems. */
  newSkus?: boolean
  /** Scattered handles, found by an earlier reading. */
  scattered?: ReadonlySet<string>
}

export class ReadProgress {
  rows = 0
  products = 0
  /** Handle → its first line. */
  readonly handles = new Map<string, number>()
  /** SKU → its line. */
  readonly skus = new Map<string, number>()
  /** Barcode → its line. */
  readonly barcodes = new Map<string, number>()
  readonly faulty = new Set<string>()
  /** Handles whose rows are in several places. */
  readonly scattered = new Set<string>()
  readonly partial = new Set<string>()
  readonly options: ReadingOptions
  constructor(options: ReadingOptions = {}) {
    this.options = options
  }
}

/** Yields the products of a file without the rows and products that have problems, which are added to `findings`. */
export async function* readProducts(
  openFile: OpenFile,
  reading: ReadProgress,
  findings: Findings,
): AsyncGenerator<ImportedProduct> {
  const rows = counted(readExport(openFile, findings, reading.options.mapping), reading)
  const untaxed: number[] = []
  for await (const group of groupRows(rows, reading, findings)) {
    if (isGiftCard(group)) {
      const [{ line, cells }] = group
      findings.note(line, importReason('gift_card', cells.title ?? ''))
      continue
    }
    reading.products += 1
    const free = group.find(isUntaxed)
    if (free) untaxed.push(free.line)
    const mapped = mapProduct(group, findings)
    const product = mapped && withUniqueSkus(mapped, reading, findings)
    const handle = group[0].cells.handle ?? ''
    if (!product) {
      reading.faulty.add(handle)
      continue
    }
    if (product.isPartial) reading.partial.add(handle)
    yield withNewBarcodes(product, reading, findings)
  }
  if (untaxed[0] !== undefined) findings.note(untaxed[0], importReason('untaxed', String(untaxed.length)))
  if (reading.rows === 0 && findings.problemCount === 0) findings.damage(1, importReason('no_products'))
}

const isGiftCard = ([{ cells }]: ProductRows): boolean => parseBoolean(cells.giftCard ?? '') === true

const isUntaxed = ({ preserved }: ExportRow): boolean => parseBoolean(preserved['Charge tax'] ?? '') === false

async function* counted(rows: AsyncIterable<ExportRow>, reading: ReadProgress): AsyncGenerator<ExportRow> {
  for await (const row of rows) {
    if (!row.isExtra) reading.rows += 1
    yield withVisibleCells(row)
  }
}

/** A barcode identifies one size. Further sizes with the same barcode get none. */
function withNewBarcodes(
  product: ImportedProduct,
  { barcodes }: ReadProgress,
  findings: Findings,
): ImportedProduct {
  const withNew = (size: ImportedSize): ImportedSize => {
    const { barcode, line } = size
    const first = barcode ? barcodes.get(barcode) : undefined
    if (barcode && first === undefined) barcodes.set(barcode, line)
    if (first === undefined) return size
    findings.note(line, importReason('repeated_barcode', barcode ?? '', String(first)))
    return { ...size, barcode: '' }
  }
  const colours = product.colours.map((colour) => ({ ...colour, sizes: colour.sizes.map(withNew) }))
  return { ...product, colours }
}

/** Shops that number styles have one SKU for all sizes of a product. The first size keeps it. */
function withGeneratedSkus(
  product: ImportedProduct,
  { skus }: ReadProgress,
  findings: Findings,
): ImportedProduct {
  const taken = new Map(skus)
  const colours = product.colours.map((colour) => ({
    ...colour,
    sizes: colour.sizes.map((size): ImportedSize => {
      const { subSku, line } = size
      const first = taken.get(subSku)
      if (first === undefined) taken.set(subSku, line)
      if (first === undefined) return size
      const generated = generatedSubSku(product.handle, colour.colorName, size.size)
      findings.note(line, importReason('new_sku', subSku, String(first), generated))
      return { ...size, subSku: generated }
    }),
  }))
  return { ...product, colours }
}

/** An SKU identifies one size on the shelf, since two would share its stock. Null when no size is left. */
function withUniqueSkus(
  mapped: ImportedProduct,
  reading: ReadProgress,
  findings: Findings,
): ImportedProduct | null {
  const { skus, options } = reading
  const product = options.newSkus ? withGeneratedSkus(mapped, reading, findings) : mapped
  const before = findings.rowProblemCount
  const isNew = ({ subSku, line }: ImportedSize): boolean => {
    const first = skus.get(subSku)
    if (first === undefined) skus.set(subSku, line)
    else findings.rowProblem(line, 'sku', importReason('repeated_sku', subSku, String(first)))
    return first === undefined
  }
  const colours = product.colours.map((colour) => ({ ...colour, sizes: colour.sizes.filter(isNew) }))
  if (findings.rowProblemCount === before) return product
  const sold = colours.filter(({ sizes }, at) => sizes.length > 0 || product.colours[at]?.sizes.length === 0)
  return sold.some(({ sizes }) => sizes.length > 0) ? { ...product, colours: sold, isPartial: true } : null
}
