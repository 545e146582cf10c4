import type { Findings } from '#catalogue/import/findings'
import type {
  System,
  SystemProduct,
  SystemVariant,
} from '#catalogue/import/read/other-systems/system-product'
import { toPaidCells, toStockCells } from '#catalogue/import/read/other-systems/system-product'
import type { SystemRecord } from '#catalogue/import/read/other-systems/system-record'
import { isTimed, type TimedPrice, timedSaleCells } from '#catalogue/import/read/other-systems/timed-sale'

const OPTIONS = [
  ['Color', ['Color', 'Colour', 'color_name']],
  ['Size', ['Size', 'size_name', 'Apparel Size Value']],
  ['Style', ['Style', 'style_name']],
] as const

/**
 * Amazon's templates have a parent without a price, and children with its SKU.
 * https://sell.amazon.com/blog/amazon-flat-files
 */
export const amazon: System = {
  name: 'amazon',
  needs: ['Parentage', 'Parent SKU', 'Variation Theme'],
  columns: {
    title: ['Product Name', 'Item Name', 'item_name', 'Title'],
    body: ['Product Description', 'product_description'],
    sku: ['Seller SKU', 'SKU', 'item_sku'],
    barcode: ['Product ID', 'external_product_id'],
    price: ['Your Price', 'Standard Price', 'standard_price'],
    saleStartsAt: ['Sale Start Date', 'sale_from_date'],
    saleEndsAt: ['Sale End Date', 'sale_end_date'],
    quantity: ['Quantity'],
    imageSrc: ['Main Image URL', 'main_image_url'],
  },
  *products(records, findings) {
    // Below the headings for people are those for machines.
    const sold = records.filter((record) => !/^(item_sku|contribution_sku#.*)$/.test(record.of('sku')))
    const bySku = new Map(sold.map((record) => [record.of('sku'), record]))
    const findParent = (record: SystemRecord) => bySku.get(record.text('Parent SKU', 'parent_sku'))
    const children = Map.groupBy(
      sold.filter((record) => findParent(record)),
      findParent,
    )
    for (const record of sold.filter((one) => !findParent(one)))
      yield toProduct(record, children.get(record) ?? [], findings)
  },
}
/** The same format with only the headings for machines. */
export const bareAmazon: System = { ...amazon, needs: ['item_sku', 'item_name', 'standard_price'] }

function toProduct(
  product: SystemRecord,
  children: readonly SystemRecord[],
  findings: Findings,
): SystemProduct {
  const { body } = product
  const sold = children.length === 0 ? [product] : children
  const single = [{ record: product, options: [], cells: toCells(product) }]
  return {
    record: product,
    handle: '',
    cells: {
      title: product.of('title'),
      ...(body !== undefined && { body }),
      ...timedSaleCells(sold.map(getPrices), findings),
    },
    pictures: [product.of('imageSrc'), ...product.all('Other Image URL')].filter(Boolean),
    variants:
      children.length === 0
        ? single
        : children.map((record) => ({ record, options: getOptions(record), cells: toCells(record) })),
  }
}

const getOptions = (record: SystemRecord): SystemVariant['options'] =>
  OPTIONS.flatMap(([name, headings]) => {
    const value = record.text(...headings)
    return value ? [[name, value] as const] : []
  })

const getPrices = (record: SystemRecord): TimedPrice => ({
  line: record.line,
  regular: record.of('price'),
  sale: record.text('Sale Price', 'sale_price'),
  from: record.of('saleStartsAt'),
  until: record.of('saleEndsAt'),
})

function toCells(record: SystemRecord): SystemVariant['cells'] {
  const barcode = record.of('barcode')
  const prices = getPrices(record)
  return {
    ...toPaidCells(prices.regular, isTimed(prices) ? '' : prices.sale),
    ...toStockCells(true, record.of('quantity')),
    sku: record.of('sku'),
    // Amazon's own number is not a barcode.
    barcode: /^\d{8,14}$/.test(barcode) ? barcode : '',
    variantImage: record.of('imageSrc'),
  }
}
