import type {
  System,
  SystemProduct,
  SystemVariant,
} from '#catalogue/import/read/other-systems/system-product'
import {
  deepestPath,
  splitCell,
  toPaidCells,
  toStockCells,
} from '#catalogue/import/read/other-systems/system-product'
import type { SystemRecord } from '#catalogue/import/read/other-systems/system-record'
import { parseBoolean } from '#catalogue/import/values/boolean-words'

const PLACES = [1, 2, 3, 4, 5, 6]

/**
 * A product is in the row of its first variant, above the others.
 * https://support.squarespace.com/hc/en-us/articles/115000378108
 */
export const squarespace: System = {
  name: 'squarespace',
  needs: ['Product URL', 'Title', 'On Sale', 'Hosted Image URLs'],
  columns: {
    handle: ['Product URL'],
    title: ['Title'],
    body: ['Description'],
    productCategory: ['Categories'],
    sku: ['SKU'],
    barcode: ['GTIN'],
    price: ['Price'],
    quantity: ['Stock'],
    published: ['Visible'],
    imageSrc: ['Hosted Image URLs'],
  },
  *products(records) {
    let rows: SystemRecord[] = []
    for (const record of records) {
      if (rows[0] && !isVariantRow(rows[0], record)) {
        yield toProduct(rows[0], rows)
        rows = []
      }
      rows.push(record)
    }
    if (rows[0]) yield toProduct(rows[0], rows)
  },
}

const getProductId = (record: SystemRecord): string => record.text('Product ID [Non Editable]')

/** A variant row repeats the number or the address of its product, or has neither of them nor a title. */
function isVariantRow(product: SystemRecord, record: SystemRecord): boolean {
  if (getProductId(record)) return getProductId(record) === getProductId(product)
  if (record.of('handle')) return record.of('handle') === product.of('handle')
  return record.of('title') === ''
}

function toProduct(product: SystemRecord, rows: readonly SystemRecord[]): SystemProduct {
  const { body } = product
  const names = PLACES.map((place) => [place, product.text(`Option Name ${place}`)] as const)
  return {
    record: product,
    handle: product.of('handle').split('/').filter(Boolean).at(-1) ?? '',
    cells: {
      title: product.of('title'),
      ...(body !== undefined && { body }),
      productCategory: deepestPath(
        splitCell(product.of('productCategory'), ',').map((path) => splitCell(path, '/')),
      ),
      published: product.of('published'),
      tags: product.text('Tags'),
    },
    pictures: splitCell(product.of('imageSrc'), ' '),
    variants: rows.map((record) => ({
      record,
      options: names.flatMap(([place, name]) =>
        name ? [[name, record.text(`Option Value ${place}`)] as const] : [],
      ),
      cells: toCells(product, record),
    })),
  }
}

/** The reduced price counts only if the file enables it. */
function toCells(product: SystemRecord, record: SystemRecord): SystemVariant['cells'] {
  const isReduced = parseBoolean(record.text('On Sale')) === true
  const stock = record.of('quantity')
  return {
    ...toPaidCells(record.of('price'), isReduced ? record.text('Sale Price') : ''),
    ...(/\D/.test(stock) ? { quantity: stock } : toStockCells(stock !== '', stock)),
    sku: record.of('sku'),
    barcode: record.of('barcode'),
    variantImage: record === product ? '' : (splitCell(record.of('imageSrc'), ' ')[0] ?? ''),
  }
}
