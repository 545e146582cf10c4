import type {
  System,
  SystemProduct,
  SystemVariant,
} from '#catalogue/import/read/other-systems/system-product'
import { paidOf, partsOf, stockOf } from '#catalogue/import/read/other-systems/system-product'
import type { SystemRecord } from '#catalogue/import/read/other-systems/system-record'
import { combinations } from '#catalogue/import/read/read-options'

const PLACES = [1, 2, 3]

/** A product stands above its options. https://help.salla.sa/article/515049126 */
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
  },
  *products(records) {
    let rows: SystemRecord[] = []
    for (const record of records) {
      if (record.of('title') && rows[0]) {
        yield productOf(rows[0], rows.slice(1))
        rows = []
      }
      if (rows[0] || record.of('title')) rows.push(record)
    }
    if (rows[0]) yield productOf(rows[0], rows.slice(1))
  },
}

function productOf(product: SystemRecord, rows: readonly SystemRecord[]): SystemProduct {
  const { body } = product
  const places = PLACES.filter((place) => nameOf(product, place))
  const choices = places.map((place) => valuesOf(product, place))
  return {
    record: product,
    handle: '',
    cells: {
      title: product.of('title'),
      ...(body !== undefined && { body }),
      productCategory: partsOf(product.of('productCategory'), ',')[0] ?? '',
    },
    pictures: partsOf(product.of('imageSrc'), /,\s*(?=https?:)/),
    variants:
      rows.length > 0
        ? rows.map((record) => ({
            record,
            options: places.map(
              (place) => [nameOf(product, place), valuesOf(record, place)[0] ?? ''] as const,
            ),
            cells: cellsOf(product, record),
          }))
        : combinations(choices).map((values, at) => ({
            record: product,
            options: places.map((place, one) => [nameOf(product, place), values[one] ?? ''] as const),
            cells: { ...cellsOf(product, product), ...(at > 0 && { sku: '', barcode: '' }) },
          })),
  }
}

const nameOf = (record: SystemRecord, place: number) => record.text(`[${place}] الاسم`)
const valuesOf = (record: SystemRecord, place: number) => partsOf(record.text(`[${place}] القيمة`), /[,،]/)

function cellsOf(product: SystemRecord, record: SystemRecord): SystemVariant['cells'] {
  const reduced = record.text('السعر المخفض') || (record === product ? '' : product.text('السعر المخفض'))
  const stock = record.of('quantity')
  return {
    ...paidOf(record.of('price') || product.of('price'), reduced),
    ...(/\D/.test(stock) ? { quantity: stock } : stockOf(stock !== '', stock)),
    sku: record.of('sku'),
    barcode: record.of('barcode'),
  }
}
