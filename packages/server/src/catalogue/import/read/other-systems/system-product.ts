import { toSlug } from '@little-dunes/domain/catalogue/product'
import type { Findings } from '#catalogue/import/findings'
import type { ExportRow } from '#catalogue/import/read/export-row'
import type { SystemColumns, SystemRecord } from '#catalogue/import/read/other-systems/system-record'
import { optionNameCells, optionValueCells } from '#catalogue/import/read/read-options'
import { freeHandle, plainHandle } from '#catalogue/import/values/plain-handle'

type Cells = ExportRow['cells']

/** An export with several kinds of rows, recognized by its headings. */
export interface System {
  /** Used in names of metafields. */
  name: string
  /** Headings that appear together in no other export. */
  needs: readonly string[]
  columns: SystemColumns
  products(records: readonly SystemRecord[], findings: Findings): Iterable<SystemProduct>
}

export interface SystemVariant {
  record: SystemRecord
  options: readonly (readonly [name: string, value: string])[]
  /** Price, stock, SKU and the like. */
  cells: Cells
}

/** A product with its variants, regardless of their rows in the file. */
export interface SystemProduct {
  record: SystemRecord
  handle: string
  /** Title, kind and the like. */
  cells: Cells
  pictures: readonly string[]
  variants: readonly SystemVariant[]
}

/** Products in Shopify's rows: the first describes the product, each is a variant or a further picture. */
export function* rowsOfSystem(products: Iterable<SystemProduct>, system: string): Generator<ExportRow> {
  const taken = new Set<string>()
  for (const product of products) {
    const { record, pictures, variants } = product
    const handle = freeHandle(plainHandle(product.handle) || toSlug(product.cells.title ?? ''), taken)
    const names = [...new Set(variants.flatMap(({ options }) => options.map(([name]) => name)))]
    const whole: Cells = { handle, ...product.cells, ...optionNameCells(names) }
    const isAlone = variants.length === 1 && variants[0]?.record === record
    const rows: ExportRow[] = variants.map((variant, at) => ({
      line: variant.record.line,
      cells: {
        handle,
        ...variant.cells,
        ...optionValueCells(names.map((name) => variant.options.find(([one]) => one === name)?.[1] ?? '')),
      },
      preserved: variant.record === record ? {} : variant.record.preserved('variant', system),
      // A row with several variants, or with the product as well, is counted once.
      ...(at > 0 && variants[at - 1]?.record === variant.record && { isExtra: true as const }),
    }))
    const preserved = record.preserved('product', system)
    if (isAlone || variants[0]?.record === record)
      rows[0] = { line: record.line, cells: { ...rows[0]?.cells, ...whole }, preserved }
    else rows.unshift({ line: record.line, cells: whole, preserved })
    for (let at = rows.length; at < pictures.length; at += 1)
      rows.push({ line: record.line, cells: { handle }, preserved: {}, isExtra: true })
    for (const [at, row] of rows.entries())
      yield { ...row, cells: { ...row.cells, ...picture(pictures[at], at) } }
  }
}

const picture = (src: string | undefined, at: number): Cells =>
  src ? { imageSrc: src, imagePosition: String(at + 1) } : { imageSrc: '' }

/** `a;b; c` without blanks and duplicates. */
export const splitCell = (cell: string, separator: string | RegExp): string[] => [
  ...new Set(
    cell
      .split(separator)
      .map((part) => part.trim())
      .filter(Boolean),
  ),
]

/** The longest of several category paths, the first of equally long ones, in Shopify's format. */
export const deepestPath = (paths: readonly (readonly string[])[]): string =>
  (paths.toSorted((one, other) => other.length - one.length)[0] ?? []).join(' > ')

/** The paid price, and the regular price if there is a reduction. */
export const toPaidCells = (regular: string, reduced: string): Cells =>
  /^0*([.,]0+)?$/.test(reduced)
    ? { price: regular, compareAtPrice: '' }
    : { price: reduced, compareAtPrice: regular }

/** A size sold without counting, in Shopify's words. */
export const toStockCells = (isCounted: boolean, quantity: string): Cells => ({
  tracker: isCounted ? 'shopify' : '',
  quantity: isCounted ? quantity : '',
  policy: 'deny',
})
