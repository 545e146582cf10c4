import { ONE_SIZE } from '@little-dunes/domain/catalogue/sizes'
import { type Fils, subtractPercent } from '@little-dunes/domain/money'
import { comparedPrices } from '#catalogue/import/map/compared-prices'
import type {
  ExistingProduct,
  ProductRow,
  SizeRow,
  VariantRow,
} from '#catalogue/import/plan/existing-product'
import type { ExportRow } from '#catalogue/import/read/export-row'
import type { ProductRows } from '#catalogue/import/read/group-rows'
import type { Fields } from '#catalogue/import/read/preserved-fields'
import { capitalised, getOptions, joinedValues, OPTIONS } from '#catalogue/import/read/read-options'
import { DEFAULT_COLOUR } from '#catalogue/import/read/read-variants'
import { htmlToText, shortened } from '#catalogue/import/values/html-to-text'
import { getRole } from '#catalogue/import/values/option-roles'
import { readPrice, shopPrices } from '#catalogue/import/values/product-price'

/** Cells under these headings are exported only while the shop's data still matches them. */
const CONDITIONAL: ReadonlySet<string> = new Set([
  'Description',
  'Inventory tracker',
  'Continue selling when out of stock',
  'Compare-at price',
  'Product image URL',
  'Image alt text',
  'Variant image URL',
  ...OPTIONS.flatMap(({ headings }) => Object.values(headings)),
])

export const unconditional = (fields: Fields): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([heading]) => !CONDITIONAL.has(heading)))

/** The formatted description of the import, unless the description has changed since. */
export function originalDescription({
  importedFields,
  description,
}: Pick<ProductRow, 'importedFields' | 'description'>): string | null {
  const html = importedFields.Description
  return html !== undefined && shortened(htmlToText(html)) === description ? html : null
}

export interface OriginalOptions {
  names: Fields
  values: ReadonlyMap<SizeRow, Fields>
}

/** The options of the file, as long as they still result in the shop's colours and sizes. */
export function originalOptions({ product, variants, sizes }: ExistingProduct): OriginalOptions | null {
  const colours = new Map(variants.map((colour) => [colour.id, colour]))
  if (!product.importedFields['Option1 name'] || sizes.length === 0 || hasBareColour(variants, sizes))
    return null
  const rows = sizes.map((size) => toRow(product.importedFields, size.importedFields))
  const roles = getOptions(rows as ProductRows).map(getRole)
  const isSame = sizes.every((size, at) => {
    const row = rows[at]
    if (!row) return false
    const colour = capitalised(joinedValues(row, roles, 'colour')) || DEFAULT_COLOUR
    const isColour = colour === colours.get(size.variantId)?.colorName
    return isColour && (joinedValues(row, roles, 'size') || ONE_SIZE) === size.size
  })
  if (!isSame) return null
  const pick = (fields: Fields, kinds: ('name' | 'value' | 'linkedTo')[]) =>
    Object.fromEntries(
      OPTIONS.flatMap(({ headings }) => kinds.map((kind) => [headings[kind], fields[headings[kind]] ?? ''])),
    )
  return {
    names: pick(product.importedFields, ['name', 'linkedTo']),
    values: new Map(sizes.map((size) => [size, pick(size.importedFields, ['value'])])),
  }
}

const hasBareColour = (colours: readonly VariantRow[], sizes: readonly SizeRow[]): boolean =>
  colours.some(({ id }) => !sizes.some(({ variantId }) => variantId === id))

const toRow = (product: Fields, size: Fields): ExportRow => ({
  line: 0,
  preserved: {},
  cells: {
    price: '1',
    ...Object.fromEntries(
      OPTIONS.flatMap(({ name, value, linkedTo, headings }) => [
        [name, product[headings.name] ?? ''],
        [linkedTo, product[headings.linkedTo] ?? ''],
        [value, size[headings.value] ?? ''],
      ]),
    ),
  },
})

/** The tracker of the former shop for a size sold without counting. Null when this shop counts it. */
export const originalTracker = ({ importedFields, counted }: SizeRow): Fields | null =>
  !counted && importedFields['Inventory tracker']
    ? {
        'Inventory tracker': importedFields['Inventory tracker'],
        'Continue selling when out of stock': importedFields['Continue selling when out of stock'] ?? '',
      }
    : null

/** Compare-at prices of the file by size, as long as the shop's prices still follow from them. */
export function originalCompareAts({ product, sizes }: ExistingProduct): ReadonlyMap<SizeRow, string> {
  const { price, discount } = product
  const read = sizes.map((size) => {
    const before = size.price ?? price
    const cell = size.importedFields['Compare-at price']
    const derived = discount > 0 ? before : null
    const compareAt = cell === undefined ? derived : parseFils(cell)
    return { size, before, cell, price: subtractPercent(before, discount), compareAt }
  })
  const made = read.some(({ cell }) => cell !== undefined) ? shopPrices(comparedPrices(read)) : null
  const follows =
    made?.discount === discount && read.every((one) => made.before.get(one.price) === one.before)
  return new Map(
    read.flatMap(({ size, cell }) => (follows && cell !== undefined ? [[size, cell] as const] : [])),
  )
}

const parseFils = (cell: string): Fils | null => {
  const fils = readPrice(cell)
  return typeof fils === 'number' ? fils : null
}

/** Pictures in the former shop, by row. Null once this shop has pictures of the product. */
export function originalPictures({ product, variants }: ExistingProduct): Fields[] | null {
  const addresses = product.importedFields['Product image URL']
  const hasPictures = product.image.length > 0 || variants.some(({ images }) => images.length > 0)
  if (addresses === undefined || hasPictures) return null
  const altTexts = (product.importedFields['Image alt text'] ?? '').split('\n')
  return addresses.split('\n').map((address, at) => ({
    'Product image URL': address,
    'Image position': String(at + 1),
    'Image alt text': altTexts[at] ?? '',
  }))
}
