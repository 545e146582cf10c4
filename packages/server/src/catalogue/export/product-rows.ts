import { FILE_FIELDS, SIZE_FILE_FIELDS } from '@little-dunes/domain/catalogue/fields/product-fields'
import { ONE_SIZE } from '@little-dunes/domain/catalogue/sizes'
import { type Fils, subtractPercent } from '@little-dunes/domain/money'
import type { ExportCells } from '#catalogue/export/export-headings'
import {
  originalCompareAts,
  originalDescription,
  originalOptions,
  originalPictures,
  originalTracker,
  unconditional,
} from '#catalogue/export/original-cells'
import { listPictures, pictureCells, pictureList } from '#catalogue/export/picture-cells'
import type {
  ExistingProduct,
  ProductRow,
  SizeRow,
  VariantRow,
} from '#catalogue/import/plan/existing-product'
import { CUSTOM_COLUMNS as COLUMNS } from '#catalogue/import/read/custom-columns'
import { SHOP_OPTIONS } from '#catalogue/import/read/read-options'
import { DEFAULT_COLOUR, DEFAULT_OPTION } from '#catalogue/import/read/read-variants'
import { writeHandles } from '#catalogue/import/values/handle-list'
import { textToHtml } from '#catalogue/import/values/text-to-html'

/** Number without separators, as in files: `129.50`. */
const amount = (fils: Fils): string => (fils / 100).toFixed(2)
const flag = (value: boolean): string => (value ? 'TRUE' : 'FALSE')

function formatCell(value: string | number | boolean | Date | null): string {
  if (typeof value === 'boolean') return flag(value)
  return value instanceof Date ? value.toISOString() : String(value ?? '')
}

const STATUS = { published: 'Active', archived: 'Archived', draft: 'Draft', scheduled: 'Draft' } as const

const byPlace = (a: { id: string; position: number }, b: { id: string; position: number }): number =>
  a.position - b.position || (a.id < b.id ? -1 : 1)

/** A product as rows of a file: one per size, and more if it has more pictures. Pure. */
export function productRows(existing: ExistingProduct, publicUrl: string): ExportCells[] {
  const { product } = existing
  const colours = existing.variants.toSorted(byPlace)
  const variants = colours.flatMap((colour) => variantCells(existing, colour, publicUrl))
  const pictures: ExportCells[] =
    originalPictures(existing) ??
    listPictures(product, colours).map((address, at) =>
      pictureCells(address, at, product.altTexts, publicUrl),
    )
  const rows = Array.from({ length: Math.max(1, variants.length, pictures.length) }, (_, at) => ({
    'URL handle': product.handle,
    ...variants[at],
    ...pictures[at],
  }))
  const [first = {}, ...more] = rows
  const shopCells = productCells(existing, publicUrl)
  // No system accepts a product without a price.
  const price = variants.length === 0 ? priceCells(product.price, product.discount) : {}
  return [{ ...unconditional(product.importedFields), ...price, ...first, ...shopCells }, ...more]
}

function productCells(existing: ExistingProduct, publicUrl: string) {
  const { product, variants, sizes } = existing
  return {
    Title: product.name,
    Description: originalDescription(product) ?? textToHtml(product.description),
    Type: product.subCategory,
    'Published on online store': flag(product.status === 'published'),
    Status: STATUS[product.status],
    'Gift card': 'FALSE',
    ...(originalOptions(existing)?.names ?? optionNames(variants, sizes)),
    ...customCells(product),
    [COLUMNS.pictures]: originalPictures(existing) ? '' : pictureList(product.image, publicUrl),
  }
}

const customCells = (product: ProductRow) => ({
  [COLUMNS.articleNumber]: product.sku,
  [COLUMNS.audience]: product.category,
  [COLUMNS.nameAr]: product.nameAr,
  [COLUMNS.descriptionAr]: textToHtml(product.descriptionAr),
  [COLUMNS.typeAr]: product.subCategoryAr,
  [COLUMNS.basePrice]: amount(product.price),
  [COLUMNS.discount]: String(product.discount),
  [COLUMNS.scheduled]: flag(product.status === 'scheduled'),
  [COLUMNS.publishedAt]: formatCell(product.publishedAt),
  [COLUMNS.related]: writeHandles(product.relatedHandles),
  ...Object.fromEntries(FILE_FIELDS.map((name) => [COLUMNS[name], formatCell(product[name])])),
})

/** A product with one colour and size, both with default names, has no options. */
const isPlain = (colours: readonly VariantRow[], sizes: readonly SizeRow[]): boolean =>
  colours.length === 1 &&
  sizes.length === 1 &&
  colours[0]?.colorName === DEFAULT_COLOUR &&
  sizes[0]?.size === ONE_SIZE

const optionNames = (colours: readonly VariantRow[], sizes: readonly SizeRow[]) =>
  isPlain(colours, sizes)
    ? { 'Option1 name': 'Title' }
    : { 'Option1 name': SHOP_OPTIONS.colour, 'Option2 name': SHOP_OPTIONS.size }

/** Rows of a colour: one per size, or a single row if it has no sizes. */
function variantCells(existing: ExistingProduct, colour: VariantRow, publicUrl: string): ExportCells[] {
  const { product } = existing
  const isFetched = originalPictures(existing) === null
  const ofColour = {
    'Variant image URL': colour.images[0] ? publicUrl + colour.images[0] : '',
    [COLUMNS.colourAr]: colour.nameAr,
    [COLUMNS.swatch]: colour.swatch ?? '',
    [COLUMNS.colourPictures]: isFetched ? pictureList(colour.images, publicUrl) : '',
  }
  const sizes = existing.sizes.filter(({ variantId }) => variantId === colour.id).toSorted(byPlace)
  if (sizes.length === 0)
    return [
      { 'Option1 value': colour.colorName, ...priceCells(product.price, product.discount), ...ofColour },
    ]
  const [options, compareAts] = [originalOptions(existing), originalCompareAts(existing)]
  return sizes.map((size) => ({
    ...unconditional(size.importedFields),
    ...(options?.values.get(size) ?? optionValues(existing, colour, size)),
    ...sizeCells(size, product, compareAts.get(size)),
    ...ofColour,
    ...(!isFetched && { 'Variant image URL': size.importedFields['Variant image URL'] ?? '' }),
  }))
}

const optionValues = (existing: ExistingProduct, colour: VariantRow, size: SizeRow) =>
  isPlain(existing.variants, existing.sizes)
    ? { 'Option1 value': DEFAULT_OPTION }
    : { 'Option1 value': colour.colorName, 'Option2 value': size.size }

const sizeCells = (size: SizeRow, product: ProductRow, compareAt: string | undefined) => ({
  SKU: size.subSku,
  Barcode: size.barcode ?? '',
  ...priceCells(size.price ?? product.price, product.discount),
  ...(compareAt !== undefined && {
    'Compare-at price': compareAt,
    [COLUMNS.priceBefore]: amount(size.price ?? product.price),
  }),
  'Inventory tracker': size.counted ? 'shopify' : '',
  'Inventory quantity': String(size.stocks),
  'Continue selling when out of stock': 'DENY',
  ...originalTracker(size),
  [COLUMNS.hasSizePrice]: flag(size.price !== null),
  ...Object.fromEntries(SIZE_FILE_FIELDS.map((name) => [COLUMNS[name], formatCell(size[name])])),
})

/** The paid price and the compare-at price. Flash sales and scheduled sales have other columns. */
const priceCells = (before: Fils, discount: number) => ({
  Price: amount(subtractPercent(before, discount)),
  'Compare-at price': discount > 0 ? amount(before) : '',
})
