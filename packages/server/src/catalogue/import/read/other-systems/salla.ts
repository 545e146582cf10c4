import type { Findings } from '#catalogue/import/findings'
import type {
  System,
  SystemProduct,
  SystemVariant,
} from '#catalogue/import/read/other-systems/system-product'
import { splitCell, toPaidCells, toStockCells } from '#catalogue/import/read/other-systems/system-product'
import type { SystemRecord } from '#catalogue/import/read/other-systems/system-record'
import { isTimed, knownSaleCells, type TimedPrice } from '#catalogue/import/read/other-systems/timed-sale'
import { combinations } from '#catalogue/import/read/read-options'

const PLACES = [1, 2, 3]

/** A product is above its options. https://help.salla.sa/article/515049126 */
export const salla: System = {
  name: 'salla',
  needs: ['النوع', 'أسم المنتج', 'سعر المنتج', '[1] الاسم'],
  columns: {
    title: ['أسم المنتج'],
    body: ['الوصف'],
    productCategory: ['تصنيف المنتج'],
    sku: ['رمز المنتج sku', 'رمز المنتج'],
    barcode: ['الباركود', 'GTIN'],
    price: ['سعر المنتج'],
    quantity: ['الكمية', 'الكمية المتوفرة'],
    imageSrc: ['صورة المنتج'],
    saleStartsAt: ['تاريخ بداية التخفيض'],
    saleEndsAt: ['تاريخ نهاية التخفيض'],
  },
  *products(records, findings) {
    let rows: SystemRecord[] = []
    for (const record of records) {
      if (record.of('title') && rows[0]) {
        yield toProduct(rows[0], rows.slice(1), findings)
        rows = []
      }
      if (rows[0] || record.of('title')) rows.push(record)
    }
    if (rows[0]) yield toProduct(rows[0], rows.slice(1), findings)
  },
}

function toProduct(product: SystemRecord, rows: readonly SystemRecord[], findings: Findings): SystemProduct {
  const { body } = product
  const places = PLACES.filter((place) => getOptionName(product, place))
  const choices = places.map((place) => readValues(product, place))
  return {
    record: product,
    handle: '',
    cells: {
      title: product.of('title'),
      ...(body !== undefined && { body }),
      productCategory: splitCell(product.of('productCategory'), ',')[0] ?? '',
      ...knownSaleCells(
        (rows.length > 0 ? rows : [product]).map((record) => getPrices(product, record)),
        findings,
      ),
    },
    pictures: splitCell(product.of('imageSrc'), /,\s*(?=https?:)/),
    variants:
      rows.length > 0
        ? rows.map((record) => ({
            record,
            options: places.map(
              (place) => [getOptionName(product, place), readValues(record, place)[0] ?? ''] as const,
            ),
            cells: toCells(product, record),
          }))
        : combinations(choices).map((values, at) => ({
            record: product,
            options: places.map((place, one) => [getOptionName(product, place), values[one] ?? ''] as const),
            cells: { ...toCells(product, product), ...(at > 0 && { sku: '', barcode: '' }) },
          })),
  }
}

const getOptionName = (record: SystemRecord, place: number) => record.text(`[${place}] الاسم`)
const readValues = (record: SystemRecord, place: number) =>
  splitCell(record.text(`[${place}] القيمة`), /[,،]/)

/** An option without a value has that of its product. */
const getPrices = (product: SystemRecord, record: SystemRecord): TimedPrice => ({
  line: record.line,
  regular: record.of('price') || product.of('price'),
  sale: record.text('السعر المخفض') || product.text('السعر المخفض'),
  from: record.of('saleStartsAt') || product.of('saleStartsAt'),
  until: record.of('saleEndsAt') || product.of('saleEndsAt'),
})

function toCells(product: SystemRecord, record: SystemRecord): SystemVariant['cells'] {
  const prices = getPrices(product, record)
  const stock = record.of('quantity')
  return {
    ...toPaidCells(prices.regular, isTimed(prices) ? '' : prices.sale),
    ...(/\D/.test(stock) ? { quantity: stock } : toStockCells(stock !== '', stock)),
    sku: record.of('sku'),
    barcode: record.of('barcode'),
  }
}
