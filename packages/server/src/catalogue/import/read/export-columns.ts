import { isLocationStock } from '@little-dunes/domain/catalogue/stock'
import { type ImportReason, importReason } from '@little-dunes/domain/messages/import-reasons'
import { CUSTOM_COLUMNS, type CustomColumn, findCustomColumn } from '#catalogue/import/read/custom-columns'
import { isPreserved } from '#catalogue/import/read/preserved-fields'

/**
 * Headings of a Shopify product export that the importer reads. Cells of other columns are stored for exports.
 * https://help.shopify.com/en/manual/products/import-export/using-csv
 */
export const COLUMNS = {
  handle: ['Handle', 'URL handle'],
  title: ['Title'],
  body: ['Body (HTML)', 'Body HTML', 'Description'],
  productCategory: ['Product Category'],
  type: ['Type'],
  tags: ['Tags'],
  published: ['Published', 'Published on online store'],
  option1Name: ['Option1 Name'],
  option1Value: ['Option1 Value'],
  option1LinkedTo: ['Option1 Linked To'],
  option2Name: ['Option2 Name'],
  option2Value: ['Option2 Value'],
  option2LinkedTo: ['Option2 Linked To'],
  option3Name: ['Option3 Name'],
  option3Value: ['Option3 Value'],
  option3LinkedTo: ['Option3 Linked To'],
  sku: ['Variant SKU', 'SKU'],
  barcode: ['Variant Barcode', 'Barcode'],
  tracker: ['Variant Inventory Tracker', 'Inventory tracker'],
  quantity: ['Variant Inventory Qty', 'Inventory quantity'],
  policy: ['Variant Inventory Policy', 'Continue selling when out of stock'],
  price: ['Variant Price', 'Price'],
  compareAtPrice: ['Variant Compare At Price', 'Compare-at price'],
  giftCard: ['Gift Card'],
  imageSrc: ['Image Src', 'Product image URL'],
  imagePosition: ['Image Position'],
  altText: ['Image Alt Text'],
  variantImage: ['Variant Image', 'Variant image URL'],
  googleGender: ['Google Shopping / Gender'],
  status: ['Status'],
} as const

/** This heading begins in the language of the exporting shop. */
const TARGET_GENDER = /\(product\.metafields\.shopify\.target-gender\)$/

export type ExportColumn = keyof typeof COLUMNS | 'targetGender' | CustomColumn

export const EXPORT_COLUMNS = [
  ...Object.keys(COLUMNS),
  'targetGender',
  ...Object.keys(CUSTOM_COLUMNS),
] as ExportColumn[]

/** The owner's headings of columns. Columns that are missing here are not read. */
export type ColumnMapping = Partial<Record<ExportColumn, string>>

/** Required to sell anything. A product without a handle gets one from its name. */
export const NEEDED_COLUMNS = ['title', 'price'] as const
const SHOPIFY_COLUMNS = ['handle', ...NEEDED_COLUMNS] as const

const TARGET_GENDER_HEADING = 'product.metafields.shopify.target-gender'

function getHeadings(column: ExportColumn): readonly string[] {
  if (column === 'targetGender') return [TARGET_GENDER_HEADING]
  return isCustomColumn(column) ? [CUSTOM_COLUMNS[column]] : COLUMNS[column]
}

export const isCustomColumn = (column: ExportColumn): column is CustomColumn =>
  Object.hasOwn(CUSTOM_COLUMNS, column)

/** The file's own headings of columns. */
export type Headings = ReadonlyMap<ExportColumn, string>

/** The file's heading of a column, or its default heading. */
export const headingIn = (headings: Headings, column: ExportColumn): string =>
  headings.get(column) ?? getHeadings(column)[0] ?? column

/** Places of columns in a row of `width` cells. */
export interface ExportHeader {
  places: Map<ExportColumn, number>
  headings: Headings
  /** Places of other columns, by their headings. */
  others: ReadonlyMap<string, number>
  /** Places of the stock of each location, in a file without a column for the total. */
  locations: readonly number[]
  width: number
  problems: ImportReason[]
}

export function findColumn(heading: string): ExportColumn | undefined {
  if (TARGET_GENDER.test(heading)) return 'targetGender'
  const customColumn = findCustomColumn(heading)
  if (customColumn) return customColumn
  const target = heading.toLowerCase()
  const known = Object.entries(COLUMNS).find(([, names]) =>
    names.some((name) => name.toLowerCase() === target),
  )
  return known?.[0] as ExportColumn | undefined
}

export const isShopify = (record: readonly string[]): boolean => {
  const columns = new Set(record.map((cell) => findColumn(cell.trim())))
  return SHOPIFY_COLUMNS.every((column) => columns.has(column))
}

/** The exporter of a file according to its headings. */
export const detectExporter = (record: readonly string[]): 'shopify' | 'shop' | null => {
  if (!isShopify(record)) return null
  return record.some((cell) => findColumn(cell.trim()) === 'articleNumber') ? 'shop' : 'shopify'
}

export const isOfShopify = (headings: Headings, column: keyof typeof COLUMNS): boolean =>
  COLUMNS[column].some((name) => name.toLowerCase() === headings.get(column)?.toLowerCase())

/**
 * True for a row of blanks, a title alone in its row, Excel's line with the separator, or a row that explains the
 * columns: Meta begins its cells with `#`, Amazon its first row with `TemplateType=`.
 */
export function isAboveHeadings(cells: readonly string[]): boolean {
  const filled = cells.filter((cell) => cell.trim() !== '')
  const explains = filled.every((cell) => /^(sep=|#)/i.test(cell)) || /^TemplateType=/.test(filled[0] ?? '')
  return explains || (filled.length === 1 && cells.length > 2)
}

/** A longer list would hide the instructions. */
const MAX_NAMED = 60

export function listOfHeadings(record: readonly string[]): string {
  const named = record.map((cell) => cell.trim()).filter(Boolean)
  return [...named.slice(0, MAX_NAMED), ...(named.length > MAX_NAMED ? ['…'] : [])].join('", "')
}

/**
 * Reads the first row. Duplicate headings, and mapped ones that are missing, are problems. All problems are reported at
 * once.
 */
export function readHeader(cells: readonly string[], mapping?: ColumnMapping): ExportHeader {
  const trimmed = cells.map((cell) => cell.trim())
  const isSame = (target: string, heading: string) =>
    target === heading || (!trimmed.includes(target) && target.toLowerCase() === heading.toLowerCase())
  // One heading may be mapped to two columns, such as a number of both the product and its size.
  const mapped = (heading: string) =>
    mapping
      ? EXPORT_COLUMNS.filter((column) => isSame(mapping[column] ?? '', heading))
      : [findColumn(heading)].filter((column) => column !== undefined)
  const places = new Map<ExportColumn, number>()
  const headings = new Map<ExportColumn, string>()
  const others = new Map<string, number>()
  const problems: ImportReason[] = []
  for (const [place, heading] of trimmed.entries()) {
    const columns = heading === '' ? [] : mapped(heading)
    if (columns.length === 0 && heading !== '' && isPreserved(heading) && !others.has(heading))
      others.set(heading, place)
    for (const column of columns) {
      const other = headings.get(column)
      if (other?.toLowerCase() === heading.toLowerCase())
        problems.push(importReason('repeated_column', heading))
      else if (other) problems.push(importReason('equal_columns', other, heading))
      headings.set(column, heading)
      places.set(column, place)
    }
  }
  const wrong = Object.entries(mapping ?? {}).filter(([column]) => !headings.has(column as ExportColumn))
  for (const [at, [column, heading]] of wrong.entries())
    problems.push(importReason('no_mapped_heading', heading, column, at === 0 ? listOfHeadings(trimmed) : ''))
  const locations = [...others].filter(([heading]) => !places.has('quantity') && isLocationStock(heading))
  if (locations[0]) headings.set('quantity', locations[0][0])
  return {
    places,
    headings,
    others,
    locations: locations.map(([, place]) => place),
    width: cells.length,
    problems,
  }
}
