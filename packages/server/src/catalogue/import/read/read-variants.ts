import { LONGEST_SKU } from '@little-dunes/domain/catalogue/product'
import { ONE_SIZE } from '@little-dunes/domain/catalogue/sizes'
import { standardColour } from '@little-dunes/domain/catalogue/translations/without-options'
import { FIRST_LANGUAGE } from '@little-dunes/domain/i18n/languages'
import { type ImportReason, importReason } from '@little-dunes/domain/messages/import-reasons'
import type { Fils } from '@little-dunes/domain/money'
import { KEY_SEPARATOR } from '@little-dunes/domain/orders/cart'
import type { Findings } from '#catalogue/import/findings'
import type { ExportColumn } from '#catalogue/import/read/export-columns'
import type { ExportRow } from '#catalogue/import/read/export-row'
import type { ProductRows } from '#catalogue/import/read/group-rows'
import {
  capitalised,
  getColumns,
  getOptions,
  hasShopOptions,
  isVariant,
  joinedValues,
} from '#catalogue/import/read/read-options'
import { getRole, type OptionRole } from '#catalogue/import/values/option-roles'
import { plainNumber } from '#catalogue/import/values/plain-number'
import { readPrice } from '#catalogue/import/values/product-price'

export interface ExportVariant {
  line: number
  colorName: string
  size: string
  stocks: number
  /** False for sizes sold without counting (D-70). */
  counted: boolean
  price: Fils
  compareAt: Fils | null
  /** Empty for none. */
  sku: string
  /** The SKU of the file lost its digits. */
  isSkuLost: boolean
  /** Empty for none. Undefined when its digits are lost. */
  barcode: string | undefined
  picture: string
  row: ExportRow
}

/** Shopify's value for a product without options. */
export const DEFAULT_OPTION = 'Default Title'
export const DEFAULT_COLOUR = standardColour[FIRST_LANGUAGE]
/** Limits of the contract (size and colorName of a cart line). */
const LONGEST = { size: 64, colour: 80, sku: LONGEST_SKU, barcode: 64 }
const MAX_STOCK = 1_000_000
/** The maximum of an integer column, for files of the shop itself. */
export const MAX_STORED = 2_147_483_647

/** In this shop's own exports a row may be a colour without sizes, or a product without colours. */
export const isWithoutSize = (first: ExportRow, { cells }: ExportRow): boolean =>
  hasShopOptions(first) && !cells.option2Value

/** The sellable variants of a product. All others are reported as problems. */
export function readVariants(rows: ProductRows, findings: Findings): ExportVariant[] {
  const roles = getOptions(rows).map(getRole)
  const sized = rows.filter((row) => isVariant(row) && !isWithoutSize(rows[0], row))
  const variants = sized.flatMap((row) => readVariant(row, roles, hasShopOptions(rows[0]), findings) ?? [])
  if (!rows.some(isVariant)) findings.problem(rows[0].line, 'price', importReason('no_variant'))
  return withoutTwins(variants, findings)
}

function readVariant(
  row: ExportRow,
  roles: (OptionRole | null)[],
  isLiteral: boolean,
  findings: Findings,
): ExportVariant | null {
  const before = findings.problemCount
  const problem = (column: ExportColumn, reason: ImportReason) =>
    findings.rowProblem(row.line, column, reason)
  const isFromShop = row.cells.articleNumber !== undefined
  const max = isFromShop ? MAX_STORED : undefined
  const isFree = isFromShop && /^0(\.0+)?$/.test(row.cells.price ?? '')
  const price = isFree ? 0 : readPrice(row.cells.price ?? '', max)
  if (typeof price !== 'number') problem('price', price)
  const compareAt = readPrice(row.cells.compareAtPrice || '1', max)
  // Shopify writes 0 for no compare-at price.
  const noCompareAt = /^(0+(\.0+)?)?$/.test(row.cells.compareAtPrice ?? '')
  if (!noCompareAt && typeof compareAt !== 'number') problem('compareAtPrice', compareAt)
  const colorName = readLabel(row, roles, 'colour', problem)
  const size = readLabel(row, roles, 'size', problem)
  const counted = isCounted(row)
  const stocks = readStock(row, counted, problem, findings)
  const sku = isFromShop ? (row.cells.sku ?? '') : asWritten(row.cells.sku ?? '')
  if (sku.length > LONGEST.sku) problem('sku', importReason('too_long', String(LONGEST.sku)))
  if (findings.problemCount > before || typeof price !== 'number') return null
  return {
    line: row.line,
    colorName: colorName ? (isLiteral ? colorName : capitalised(colorName)) : DEFAULT_COLOUR,
    size: size || ONE_SIZE,
    stocks,
    counted,
    price,
    compareAt: noCompareAt || typeof compareAt !== 'number' ? null : compareAt,
    ...withoutRounded(row.line, sku, findings),
    barcode: readBarcode(row, findings),
    picture: row.cells.variantImage ?? '',
    row,
  }
}

/** `6.29E+12`, a long number as spreadsheets round it. */
const ROUNDED = /^\d([.,]\d+)?E\+?\d+$/i

/** Removes the apostrophe that makes a spreadsheet treat digits as text. */
const unguardedNumber = (cell: string): string => cell.replace(/^'(?=\d)/, '')

/** Excel writes the sign and at least two digits. `1E5` may be an SKU. */
const ROUNDED_SKU = /^\d([.,]\d+)?E\+\d{2,}$/i

function withoutRounded(
  line: number,
  sku: string,
  findings: Findings,
): Pick<ExportVariant, 'sku' | 'isSkuLost'> {
  const isSkuLost = ROUNDED_SKU.test(sku)
  if (isSkuLost) findings.note(line, importReason('rounded_sku', sku))
  return { sku: isSkuLost ? '' : sku, isSkuLost }
}

/** Tools that store the code as a number add decimals. */
const asWritten = (cell: string): string => unguardedNumber(cell).replace(/^(\d+)\.0+$/, '$1')

function readBarcode({ line, cells }: ExportRow, findings: Findings): string | undefined {
  const barcode = cells.articleNumber === undefined ? asWritten(cells.barcode ?? '') : (cells.barcode ?? '')
  if (ROUNDED.test(barcode)) {
    findings.note(line, importReason('rounded_barcode', barcode))
    return undefined
  }
  if (barcode.length <= LONGEST.barcode) return barcode
  findings.note(line, importReason('long_barcode', String(LONGEST.barcode)))
  return ''
}

type Complain = (column: ExportColumn, reason: ImportReason) => void

function readLabel(
  row: ExportRow,
  roles: (OptionRole | null)[],
  role: OptionRole,
  problem: Complain,
): string {
  const columns = getColumns(roles, role)
  for (const column of columns) {
    const value = row.cells[column] ?? ''
    if (value === '') problem(column, importReason('no_option'))
  }
  const label = joinedValues(row, roles, role)
  if (label.length > LONGEST[role] && columns[0])
    problem(columns[0], importReason(role === 'colour' ? 'long_colour' : 'long_size', String(LONGEST[role])))
  return label
}

/** Words of other systems. Some of those systems do not count stock. */
export const UNCOUNTED =
  /^(unlimited|infinite|∞|(in|on)[ _-]?stock|limited availability|available( for order)?|(pre|back)[ _-]?order|غير محدود|متوفر)$/i
const SOLD_OUT = /^(out[ _-]?of[ _-]?stock|sold[ _-]?out|unavailable|discontinued|غير متوفر|نفد)$/i

/** True when Shopify counts the size and stops selling at 0. Without a column for stock nothing is counted. */
function isCounted({ cells: { tracker, quantity, policy = '' } }: ExportRow): boolean {
  const isTracked = quantity !== undefined && tracker !== '' && !UNCOUNTED.test(quantity)
  return isTracked && !['continue', 'true'].includes(policy.toLowerCase())
}

/** Shopify's stock is negative after overselling, which becomes 0 here. */
function readStock(row: ExportRow, counted: boolean, problem: Complain, findings: Findings): number {
  const quantity = row.cells.quantity ?? ''
  const text = UNCOUNTED.test(quantity) ? '' : SOLD_OUT.test(quantity) ? '0' : plainNumber(quantity)
  const max = row.cells.articleNumber === undefined ? MAX_STOCK : MAX_STORED
  if (text === '' && !counted) return 0
  if (text === '') findings.note(row.line, importReason('no_stock'))
  else if (!/^-?\d+(\.0+)?$/.test(text)) problem('quantity', importReason('no_whole_number', text))
  else if (Number(text) > max) problem('quantity', importReason('above', text, String(max)))
  return Math.max(0, Number(text))
}

/** The same colour and size twice, or the same SKU twice, would be two stocks of one size. */
function withoutTwins(variants: ExportVariant[], findings: Findings): ExportVariant[] {
  const lines = new Map<string, number>()
  return variants.filter(({ line, colorName, size }) => {
    const key = `${colorName}${KEY_SEPARATOR}${size}`
    const first = lines.get(key)
    if (first !== undefined)
      findings.rowProblem(
        line,
        'option1Value',
        importReason('repeated_variant', colorName, size, String(first)),
      )
    else lines.set(key, line)
    return first === undefined
  })
}
