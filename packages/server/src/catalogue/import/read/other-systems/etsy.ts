import { importReason } from '@little-dunes/domain/messages/import-reasons'
import type { Findings } from '#catalogue/import/findings'
import type { System } from '#catalogue/import/read/other-systems/system-product'
import {
  type SystemVariant,
  splitCell,
  toStockCells,
} from '#catalogue/import/read/other-systems/system-product'
import type { SystemRecord } from '#catalogue/import/read/other-systems/system-record'
import { combinations } from '#catalogue/import/read/read-options'
import { getShare } from '#catalogue/import/read/woocommerce/woocommerce-stock'
import { plainNumber } from '#catalogue/import/values/plain-number'

/**
 * A listing has the values of its variations, but no price or stock for each of them.
 * https://www.etsy.com/your/shops/me/download
 */
export const etsy: System = {
  name: 'etsy',
  needs: ['TITLE', 'PRICE', 'CURRENCY_CODE', 'QUANTITY'],
  columns: {
    title: ['TITLE'],
    body: ['DESCRIPTION'],
    price: ['PRICE'],
    quantity: ['QUANTITY'],
    sku: ['SKU'],
    imageSrc: ['IMAGE1'],
  },
  *products(records, findings) {
    for (const record of records) {
      const { body } = record
      yield {
        record,
        handle: '',
        cells: {
          title: record.of('title'),
          ...(body !== undefined && { body: body.replaceAll('\n', '<br>') }),
          tags: record.text('TAGS').replaceAll('_', ' '),
        },
        pictures: record.all('IMAGE'),
        variants: parseVariants(record, findings),
      }
    }
  },
}

function parseVariants(record: SystemRecord, findings: Findings): SystemVariant[] {
  const options = [1, 2].flatMap((place) => {
    const values = splitCell(record.text(`VARIATION ${place} VALUES`), ',')
    const name = record.text(`VARIATION ${place} NAME`, `VARIATION ${place} TYPE`) || `Variation ${place}`
    return values.length > 0 ? [{ name, values }] : []
  })
  const all = combinations(options.map(({ values }) => values))
  const skus = record.of('sku').split(',')
  const stock = record.of('quantity')
  const count = Number(plainNumber(stock))
  const isSpread = all.length > 1 && Number.isInteger(count)
  if (isSpread) findings.note(record.line, importReason('shared_stock', stock, String(all.length)))
  return all.map((values, at) => ({
    record,
    options: options.map(({ name }, one) => [name, values[one] ?? ''] as const),
    cells: {
      price: record.of('price'),
      ...toStockCells(stock !== '', isSpread ? String(getShare(count, all.length, at)) : stock),
      // One SKU per variation, or one for all.
      sku:
        (skus.length === all.length ? skus[at]?.trim() : at === 0 && skus.length === 1 ? skus[0] : '') ?? '',
    },
  }))
}
