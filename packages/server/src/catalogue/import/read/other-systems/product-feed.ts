import { trimEndWhere } from '@little-dunes/domain/trim-end'
import type { Findings } from '#catalogue/import/findings'
import type {
  System,
  SystemProduct,
  SystemVariant,
} from '#catalogue/import/read/other-systems/system-product'
import { splitCell, toPaidCells } from '#catalogue/import/read/other-systems/system-product'
import type { SystemRecord } from '#catalogue/import/read/other-systems/system-record'
import { isTimed, type TimedPrice, timedSaleCells } from '#catalogue/import/read/other-systems/timed-sale'

const OPTIONS = [
  ['Color', 'color'],
  ['Size', 'size'],
  ['Material', 'material'],
  ['Pattern', 'pattern'],
] as const

/**
 * The format of Google and Meta: a row is a size, rows of a group are one product.
 * https://support.google.com/merchants/answer/7052112
 */
export const productFeed: System = {
  name: 'feed',
  needs: ['id', 'title', 'link', 'image_link', 'price', 'availability'],
  columns: {
    title: ['title'],
    body: ['description', 'rich_text_description'],
    type: ['product_type'],
    productCategory: ['google_product_category', 'fb_product_category'],
    sku: ['mpn', 'id'],
    barcode: ['gtin'],
    price: ['price'],
    saleStartsAt: ['sale_price_effective_date'],
    saleEndsAt: ['sale_price_effective_date'],
    quantity: [
      'quantity_to_sell_on_facebook',
      'sell_on_google_quantity',
      'inventory',
      'quantity',
      'availability',
    ],
    imageSrc: ['image_link'],
    googleGender: ['gender'],
  },
  *products(records, findings) {
    const groups = Map.groupBy(records, (record) => record.text('item_group_id') || `#${record.text('id')}`)
    for (const [first, ...others] of groups.values())
      if (first) yield toProduct(first, [first, ...others], findings)
  },
}

function toProduct(first: SystemRecord, rows: readonly SystemRecord[], findings: Findings): SystemProduct {
  const { body } = first
  const options = rows.map(getOptions)
  const isDistinct = new Set(options.map((one) => JSON.stringify(one))).size === rows.length
  return {
    record: first,
    handle: toHandle(first.text('link')),
    cells: {
      title: toTitle(rows),
      ...(body !== undefined && { body }),
      productCategory: first.of('productCategory'),
      type: first.of('type').split('>').at(-1)?.trim() ?? '',
      googleGender: first.of('googleGender'),
      ...timedSaleCells(rows.map(getPrices), findings),
    },
    pictures: [
      ...new Set(
        rows.flatMap((row) => [row.of('imageSrc'), ...splitCell(row.text('additional_image_link'), ',')]),
      ),
    ].filter(Boolean),
    variants: rows.map((record, at) => ({
      record,
      // Rows that differ only in their numbers are distinguished by these.
      options: isDistinct
        ? (options[at] ?? [])
        : [...(options[at] ?? []), ['Variant', record.text('id')] as const],
      cells: toCells(record),
    })),
  }
}

const getOptions = (record: SystemRecord): [string, string][] =>
  OPTIONS.flatMap(([name, column]): [string, string][] => {
    const value = record.text(column)
    return value ? [[name, value]] : []
  })

/** The last part of the address in the former shop, so that redirects lead to the product. */
const toHandle = (link: string): string =>
  URL.canParse(link)
    ? (new URL(link).pathname.split('/').filter(Boolean).at(-1) ?? '').replace(/\.html?$/, '')
    : ''

/** Characters between a title and the values after it. */
const isParting = (sign: string): boolean => /[\s\-–—|,/(:]/.test(sign)

/**
 * The common beginning of the titles of all sizes, without the values of their options: `Sun hat - Red, S` is `Sun
 * hat`.
 */
function toTitle(rows: readonly SystemRecord[]): string {
  const [first = '', ...others] = rows.map((row) => row.of('title'))
  if (others.every((other) => other === first)) return first
  const same = others.reduce((title, other) => {
    let end = 0
    while (end < title.length && title[end] === other[end]) end += 1
    return title.slice(0, end)
  }, first)
  const values = rows.flatMap((row) => getOptions(row).map(([, value]) => value))
  const title = values.reduce(
    (text, value) => (text.endsWith(value) ? trimEndWhere(text.slice(0, -value.length), isParting) : text),
    trimEndWhere(same, isParting),
  )
  return title.length > 2 ? title : first
}

/** Both times of a sale are in one cell. https://support.google.com/merchants/answer/6324460 */
function getPrices(record: SystemRecord): TimedPrice {
  const [from = '', until = ''] = record.of('saleStartsAt').split('/')
  const { line } = record
  return {
    line,
    regular: record.of('price'),
    sale: record.text('sale_price'),
    from: from.trim(),
    until: until.trim(),
  }
}

function toCells(record: SystemRecord): SystemVariant['cells'] {
  const prices = getPrices(record)
  return {
    ...toPaidCells(prices.regular, isTimed(prices) ? '' : prices.sale),
    quantity: record.of('quantity'),
    sku: record.of('sku'),
    barcode: record.of('barcode'),
    variantImage: record.of('imageSrc'),
  }
}
