import { isWooCommerce, WOO } from '#catalogue/import/read/woocommerce/woocommerce-columns'
import type { WooHeader } from '#catalogue/import/read/woocommerce/woocommerce-record'

/**
 * WooCommerce translates the headings of its exports, but neither their order nor words such as `simple` in the cells.
 * These are the columns of a whole export, in English. The heading of weights in the file names their unit.
 * https://github.com/woocommerce/woocommerce/blob/trunk/plugins/woocommerce/includes/export/class-wc-product-csv-exporter.php
 */
const IN_ORDER = [
  WOO.id,
  WOO.type,
  WOO.sku,
  WOO.barcode,
  WOO.name,
  WOO.published,
  'Is featured?',
  WOO.visibility,
  WOO.shortDescription,
  WOO.description,
  WOO.saleFrom,
  WOO.saleUntil,
  WOO.taxStatus,
  WOO.taxClass,
  WOO.inStock,
  WOO.stock,
  'Low stock amount',
  WOO.backorders,
  'Sold individually?',
  'Weight',
  'Length (cm)',
  'Width (cm)',
  'Height (cm)',
  'Allow customer reviews?',
  'Purchase note',
  WOO.salePrice,
  WOO.regularPrice,
  WOO.categories,
  WOO.tags,
  'Shipping class',
  WOO.images,
  'Download limit',
  'Download expiry days',
  WOO.parent,
  'Grouped products',
  'Upsells',
  'Cross-sells',
  'External URL',
  'Button text',
  'Position',
] as const

const TYPES = new Set(['simple', 'variable', 'variation', 'grouped', 'external', 'virtual', 'downloadable'])
/** Cells with a fixed format: if all of them match, no column before them is missing. */
const CELLS = [
  [WOO.published, /^(-1|0|1|2)$/],
  [WOO.visibility, /^(visible|catalog|search|hidden)$/],
  [WOO.taxStatus, /^(taxable|shipping|none)$/],
  [WOO.inStock, /^(0|1|backorder)$/],
  ['Position', /^-?\d+$/],
] as const satisfies [(typeof IN_ORDER)[number], RegExp][]

/** Columns of an attribute in this order. The last one is missing if no product has a default. */
const OF_ATTRIBUTE = ['name', 'value(s)', 'visible', 'global', 'default']
/** Columns of a downloadable file, which come before the attributes. */
const OF_DOWNLOAD = ['ID', 'name', 'URL']

/** Versions before 9.2 have no column for barcodes, those before 3.5 none for low stock either. */
const ORDERS: readonly (readonly (typeof IN_ORDER)[number][])[] = [
  IN_ORDER,
  IN_ORDER.filter((heading) => heading !== WOO.barcode),
  IN_ORDER.filter((heading) => heading !== WOO.barcode && heading !== 'Low stock amount'),
]

/** True when one of the first cells is a product type of WooCommerce. */
export const hasWooType = (row: readonly string[]): boolean =>
  row.slice(0, 3).some((cell) => isType(cell.trim()))

const isType = (cell: string): boolean =>
  cell
    .toLowerCase()
    .split(/(?<!\s)\s*,\s*/)
    .every((type) => TYPES.has(type))

/** Recognizes a WooCommerce export by its headings and the row below them. Undefined for any other file. */
export function readWooHeader(head: readonly string[], row: readonly string[]): WooHeader | undefined {
  const fileHeadings = head.map((heading) => heading.trim())
  const headings = isWooCommerce(fileHeadings) ? fileHeadings : headingsByPlace(fileHeadings, row)
  return (
    headings && { headings, names: new Map(headings.map((heading, at) => [heading, fileHeadings[at] ?? ''])) }
  )
}

function headingsByPlace(fileHeadings: readonly string[], row: readonly string[]): string[] | undefined {
  const order = ORDERS.find((columns) => {
    const cell = (heading: (typeof IN_ORDER)[number]) => (row[columns.indexOf(heading)] ?? '').trim()
    return (
      fileHeadings.length >= columns.length &&
      isType(cell(WOO.type)) &&
      CELLS.every(([heading, written]) => written.test(cell(heading)))
    )
  })
  if (!order) return undefined
  const first = order.map((heading, at) =>
    heading === 'Weight' ? toWeightHeading(fileHeadings[at] ?? '') : heading,
  )
  return [...first, ...further(fileHeadings.slice(order.length))]
}

const UNITS: Readonly<Record<string, string>> = { كجم: 'kg', كغ: 'kg', جم: 'g', غ: 'g', кг: 'kg', г: 'g' }

function toWeightHeading(heading: string): string {
  const unit = /\(([^()]+)\)/.exec(heading)?.[1]?.trim().toLowerCase() ?? ''
  return `Weight (${UNITS[unit] ?? unit})`
}

const HAS_COLON = /^[^:：]*[:：]\s*/

const parseNumber = (heading: string): string | undefined =>
  HAS_COLON.test(heading) ? undefined : /\d+/.exec(heading)?.[0]

/**
 * Attributes and downloads are numbered, and adjacent columns of one number belong together. A heading with a colon is
 * a field of a plugin.
 */
function further(headings: readonly string[]): string[] {
  const result: string[] = []
  while (result.length < headings.length) {
    const rest = headings.slice(result.length)
    const [heading = ''] = rest
    const number = parseNumber(heading)
    const other = rest.findIndex((one) => parseNumber(one) !== number)
    if (number !== undefined)
      result.push(...numbered(rest.slice(0, other === -1 ? rest.length : other), number))
    else if (HAS_COLON.test(heading)) result.push(heading.replace(HAS_COLON, 'Meta: '))
    else result.push(result.includes(WOO.brands) ? heading : WOO.brands)
  }
  return result
}

function numbered(headings: readonly string[], number: string): string[] {
  const [attribute, download] = [OF_ATTRIBUTE.length, OF_DOWNLOAD.length]
  if (headings.length === 1) return [`Attribute ${number} ${OF_ATTRIBUTE.at(-1)}`]
  const downloads = headings.length === download || headings.length > attribute ? download : 0
  return headings.map((heading, at) =>
    at < downloads
      ? `Download ${number} ${OF_DOWNLOAD[at]}`
      : `Attribute ${number} ${OF_ATTRIBUTE[at - downloads] ?? heading}`,
  )
}
