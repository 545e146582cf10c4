import type {
  System,
  SystemProduct,
  SystemVariant,
} from '#catalogue/import/read/other-systems/system-product'
import { splitCell, toPaidCells, toStockCells } from '#catalogue/import/read/other-systems/system-product'
import type { SystemRecord } from '#catalogue/import/read/other-systems/system-record'

const columns = {
  handle: ['Product URL'],
  title: ['Product Name', 'Name'],
  body: ['Product Description', 'Description'],
  productCategory: ['Category', 'Categories'],
  sku: ['Product Code/SKU', 'SKU'],
  barcode: ['Product UPC/EAN', 'UPC/EAN', 'Global Trade Number'],
  price: ['Price'],
  compareAtPrice: ['Retail Price'],
  quantity: ['Current Stock Level', 'Current Stock'],
  published: ['Product Visible?', 'Is Visible'],
} as const

/** A product is above its variants and pictures. https://support.bigcommerce.com/s/article/Exporting-Products */
function* products(records: readonly SystemRecord[]): Generator<SystemProduct> {
  let rows: SystemRecord[] = []
  for (const record of records) {
    if (/^product$/i.test(getKind(record)) && rows[0]) {
      yield toProduct(rows[0], rows.slice(1))
      rows = []
    }
    if (rows[0] || /^product$/i.test(getKind(record))) rows.push(record)
  }
  if (rows[0]) yield toProduct(rows[0], rows.slice(1))
}

const getKind = (record: SystemRecord): string => record.text('Item Type', 'Item')

export const bigCommerce: System = {
  name: 'bigcommerce',
  needs: ['Item', 'Inventory Tracking', 'Options', 'Price'],
  columns,
  products,
}
export const formerBigCommerce: System = {
  name: 'bigcommerce',
  needs: ['Item Type', 'Product Name', 'Product Code/SKU', 'Price'],
  columns,
  products,
}

function toProduct(product: SystemRecord, rows: readonly SystemRecord[]): SystemProduct {
  const { body } = product
  const category = splitCell(product.of('productCategory'), ';')[0] ?? ''
  const variants = rows.filter((row) => /^(sku|variant)$/i.test(getKind(row)))
  const images = rows.filter((row) => /^image$/i.test(getKind(row)))
  return {
    record: product,
    handle:
      product
        .of('handle')
        .replaceAll(/^\/+|\/+$|\.html$/g, '')
        .split('/')
        .at(-1) ?? '',
    cells: {
      title: product.of('title'),
      ...(body !== undefined && { body }),
      // Category numbers are meaningless.
      productCategory: /^\d+$/.test(category) ? '' : category.replaceAll('/', ' > '),
      published: product.of('published'),
    },
    pictures: [
      ...product.all('Product Image File'),
      ...images.map((row) => row.text('Image URL (Import)', 'Internal Image URL (Export)')).filter(Boolean),
    ],
    variants:
      variants.length > 0
        ? variants.map((row) => ({ record: row, options: getOptions(row), cells: toCells(product, row) }))
        : [{ record: product, options: [], cells: toCells(product, product) }],
  }
}

/** `Type=Rectangle|Name=Size|Value=S;…`, in earlier years `[RT]Size=S,[CS]Colour=Red:#ff0000` instead of the name. */
function getOptions(row: SystemRecord): SystemVariant['options'] {
  const options = row.text('Options')
  if (options)
    return splitCell(options, ';').map((one) => [
      /Name=([^|]*)/.exec(one)?.[1]?.trim() ?? '',
      withoutSwatch(/Value=(.*)/.exec(one)?.[1] ?? ''),
    ])
  return splitCell(row.of('title'), /,(?=\[)/).map((one) => {
    const [name = '', value = ''] = one.replace(/^\[[A-Z]+\]/, '').split('=')
    return [name.trim(), withoutSwatch(value)]
  })
}

/** `Red[#ff0000|#00ff00]` and `Red:#ff0000` are Red. */
const withoutSwatch = (value: string): string => value.replace(/([[:]#|\|).*$/, '').trim()

function toCells(product: SystemRecord, row: SystemRecord): SystemVariant['cells'] {
  const price = row.of('price') || product.of('price')
  const paid = toPaidCells(
    price,
    row.text('Sale Price') || (row.of('price') ? '' : product.text('Sale Price')),
  )
  return {
    ...paid,
    compareAtPrice: paid.compareAtPrice || product.of('compareAtPrice'),
    ...toStockCells(
      !/^none$/i.test(product.text('Track Inventory', 'Inventory Tracking')),
      row.of('quantity'),
    ),
    sku: row.of('sku'),
    barcode: row.of('barcode'),
    variantImage: row.text('Variant Image URL'),
  }
}
