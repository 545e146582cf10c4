import { isLocationStock } from '@little-dunes/domain/catalogue/stock'
import { type ImportReason, importReason } from '@little-dunes/domain/messages/import-reasons'
import { isKept } from '#catalogue/import/read/kept-fields'
import { OWN_COLUMNS, type OwnColumn, ownColumnOf } from '#catalogue/import/read/own-columns'

/**
 * Headings of a Shopify product export that the importer reads; cells of other columns are kept for exports.
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

/** The heading of this one begins in the language of the exporting shop. */
const TARGET_GENDER = /\(product\.metafields\.shopify\.target-gender\)$/

export type ExportColumn = keyof typeof COLUMNS | 'targetGender' | OwnColumn

/** Every column that is read. */
export const EXPORT_COLUMNS = [
  ...Object.keys(COLUMNS),
  'targetGender',
  ...Object.keys(OWN_COLUMNS),
] as ExportColumn[]

/** Which heading of a file holds which column, where somebody has said so; what is not named is not read. */
export type ColumnMapping = Partial<Record<ExportColumn, string>>

/** Without these nothing can be sold; a product without a handle gets one of its name. */
export const NEEDED_COLUMNS = ['title', 'price'] as const
/** With these the headings are Shopify's. */
const SHOPIFY_COLUMNS = ['handle', ...NEEDED_COLUMNS] as const

const TARGET_GENDER_HEADING = 'product.metafields.shopify.target-gender'

/** The names that a column may have in a file. */
function headingsOf(column: ExportColumn): readonly string[] {
  if (column === 'targetGender') return [TARGET_GENDER_HEADING]
  return isOwnColumn(column) ? [OWN_COLUMNS[column]] : COLUMNS[column]
}

export const isOwnColumn = (column: ExportColumn): column is OwnColumn => Object.hasOwn(OWN_COLUMNS, column)

/** What the columns of a file are called there. */
export type Headings = ReadonlyMap<ExportColumn, string>

/** A column by the name that it has in the file. */
export const headingIn = (headings: Headings, column: ExportColumn): string =>
  headings.get(column) ?? headingsOf(column)[0] ?? column

/** Which cell of a row holds which column; `width` cells make a row. */
export interface ExportHeader {
  places: Map<ExportColumn, number>
  /** The headings as they stand in the file. */
  headings: Headings
  /** Where the columns are that are not read, by their headings. */
  others: ReadonlyMap<string, number>
  /** Where the stock of each location stands, in a file without a column for all of it. */
  locations: readonly number[]
  width: number
  problems: ImportReason[]
}

/** The column that a heading names by itself. */
export function columnOf(heading: string): ExportColumn | undefined {
  if (TARGET_GENDER.test(heading)) return 'targetGender'
  const own = ownColumnOf(heading)
  if (own) return own
  const wanted = heading.toLowerCase()
  const known = Object.entries(COLUMNS).find(([, names]) =>
    names.some((name) => name.toLowerCase() === wanted),
  )
  return known?.[0] as ExportColumn | undefined
}

export const isShopify = (record: readonly string[]): boolean => {
  const columns = new Set(record.map((cell) => columnOf(cell.trim())))
  return SHOPIFY_COLUMNS.every((column) => columns.has(column))
}

/** Whose export a file is by its headings, where they say it. */
export const exporterOf = (record: readonly string[]): 'shopify' | 'shop' | null => {
  if (!isShopify(record)) return null
  return record.some((cell) => columnOf(cell.trim()) === 'articleNumber') ? 'shop' : 'shopify'
}

/** Whether the heading of a column is one of Shopify's. */
export const isOfShopify = (headings: Headings, column: keyof typeof COLUMNS): boolean =>
  COLUMNS[column].some((name) => name.toLowerCase() === headings.get(column)?.toLowerCase())

/**
 * A row of blanks, a title alone in its row, the line with which Excel is told the separator, or one that explains the
 * columns: Meta begins its cells with `#`, Amazon its first row with `TemplateType=`.
 */
export function isAboveHeadings(cells: readonly string[]): boolean {
  const filled = cells.filter((cell) => cell.trim() !== '')
  const explains = filled.every((cell) => /^(sep=|#)/i.test(cell)) || /^TemplateType=/.test(filled[0] ?? '')
  return explains || (filled.length === 1 && cells.length > 2)
}

/** More would hide what to do. */
const MOST_NAMED = 60

/** The columns of a file for a reason that names them. */
export function listOfHeadings(record: readonly string[]): string {
  const named = record.map((cell) => cell.trim()).filter(Boolean)
  return [...named.slice(0, MOST_NAMED), ...(named.length > MOST_NAMED ? ['…'] : [])].join('", "')
}

/** Reads the first row. What is doubled, or is not there although it was named, is a problem, all of it at once. */
export function readHeader(cells: readonly string[], mapping?: ColumnMapping): ExportHeader {
  const found = cells.map((cell) => cell.trim())
  const isSame = (wanted: string, heading: string) =>
    wanted === heading || (!found.includes(wanted) && wanted.toLowerCase() === heading.toLowerCase())
  // One heading may hold two columns, such as a number that names the product and its size.
  const mapped = (heading: string) =>
    mapping
      ? EXPORT_COLUMNS.filter((column) => isSame(mapping[column] ?? '', heading))
      : [columnOf(heading)].filter((column) => column !== undefined)
  const places = new Map<ExportColumn, number>()
  const headings = new Map<ExportColumn, string>()
  const others = new Map<string, number>()
  const problems: ImportReason[] = []
  for (const [place, heading] of found.entries()) {
    const columns = heading === '' ? [] : mapped(heading)
    if (columns.length === 0 && heading !== '' && isKept(heading) && !others.has(heading))
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
    problems.push(importReason('no_mapped_heading', heading, column, at === 0 ? listOfHeadings(found) : ''))
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
