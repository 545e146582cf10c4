import type { ExportColumn, Headings } from '#catalogue/import/read/export-columns'

/**
 * English headings of a WooCommerce product export.
 * https://github.com/woocommerce/woocommerce/wiki/Product-CSV-Import-Schema
 */
export const WOO = {
  id: 'ID',
  type: 'Type',
  sku: 'SKU',
  barcode: 'GTIN, UPC, EAN, or ISBN',
  name: 'Name',
  slug: 'Slug',
  published: 'Published',
  visibility: 'Visibility in catalog',
  shortDescription: 'Short description',
  description: 'Description',
  saleFrom: 'Date sale price starts',
  saleUntil: 'Date sale price ends',
  taxStatus: 'Tax status',
  taxClass: 'Tax class',
  inStock: 'In stock?',
  stock: 'Stock',
  backorders: 'Backorders allowed?',
  salePrice: 'Sale price',
  regularPrice: 'Regular price',
  categories: 'Categories',
  tags: 'Tags',
  brands: 'Brands',
  images: 'Images',
  parent: 'Parent',
} as const

/** No other export has all of these. */
const RECOGNISED_BY = [WOO.type, WOO.name, WOO.regularPrice, WOO.published]

export const isWooCommerce = (headings: readonly string[]): boolean =>
  RECOGNISED_BY.every((heading) => headings.includes(heading))

const HEADINGS: readonly (readonly [ExportColumn, string])[] = [
  ['handle', WOO.name],
  ['title', WOO.name],
  ['body', WOO.description],
  ['sku', WOO.sku],
  ['barcode', WOO.barcode],
  ['price', WOO.regularPrice],
  ['compareAtPrice', WOO.regularPrice],
  ['quantity', WOO.stock],
  ['published', WOO.published],
  ['type', WOO.categories],
  ['tags', WOO.tags],
  ['imageSrc', WOO.images],
  ['option1Value', 'Attribute 1 value(s)'],
  ['option2Value', 'Attribute 2 value(s)'],
  ['option3Value', 'Attribute 3 value(s)'],
  ['saleStartsAt', WOO.saleFrom],
  ['saleEndsAt', WOO.saleUntil],
]

export const wooHeadingsIn = (names: ReadonlyMap<string, string>): Headings =>
  new Map(
    HEADINGS.flatMap(([column, heading]) => {
      const name = names.get(heading)
      return name === undefined ? [] : [[column, name] as const]
    }),
  )

export const attributeName = (place: number): string => `Attribute ${place} name`
export const attributeValues = (place: number): string => `Attribute ${place} value(s)`

const ATTRIBUTE = /^Attribute \d+ /

/** Columns that are read, or that do not describe a product. */
const READ: ReadonlySet<string> = new Set([
  ...Object.values(WOO).filter((heading) => heading !== WOO.shortDescription),
  'Meta: _yoast_wpseo_title',
  'Meta: _yoast_wpseo_metadesc',
  'Meta: rank_math_title',
  'Meta: rank_math_description',
])

export const isReadOfWoo = (heading: string): boolean =>
  READ.has(heading) || ATTRIBUTE.test(heading) || WEIGHT.test(heading)

export const WEIGHT = /^Weight \((kg|g|lbs|oz)\)$/

/** Metafield heading, in Shopify's format, for a column that Shopify does not have. Exports use it as well. */
export function asMetafield(heading: string, owner: 'product' | 'variant'): string {
  const key = heading
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .join('_')
  return `${heading} (${owner}.metafields.woocommerce.${key})`
}
