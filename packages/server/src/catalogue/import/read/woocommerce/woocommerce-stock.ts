import { importReason } from '@little-dunes/domain/messages/import-reasons'
import type { Findings } from '#catalogue/import/findings'
import type { ExportRow } from '#catalogue/import/read/export-row'
import { WOO } from '#catalogue/import/read/woocommerce/woocommerce-columns'
import type { WooRecord } from '#catalogue/import/read/woocommerce/woocommerce-record'

type Cells = ExportRow['cells']

const YES = new Set(['1', 'yes', 'true', 'notify'])
const NO = new Set(['0', 'no', 'false'])

/** Counts the sizes that WooCommerce counts. A size with only a stock status is sold without counting (D-70). */
export function stockCells(one: WooRecord, stock = one.text(WOO.stock)): Cells {
  const state = one.text(WOO.inStock).toLowerCase()
  const goesOn = YES.has(one.text(WOO.backorders).toLowerCase()) || state === 'backorder'
  if (stock === '') {
    const isOut = NO.has(state)
    return { tracker: isOut ? 'shopify' : '', quantity: isOut ? '0' : '', policy: 'deny' }
  }
  return { tracker: 'shopify', quantity: stock, policy: goesOn ? 'continue' : 'deny' }
}

/** Distributes a stock that several sizes share, so that their sum matches the shelf. */
export function sharedStock(
  product: WooRecord,
  sharing: readonly WooRecord[],
  findings: Findings,
): ReadonlyMap<WooRecord, string> {
  const stock = product.text(WOO.stock)
  if (sharing.length === 0 || stock === '' || !/^-?\d+$/.test(stock))
    return new Map(sharing.map((one) => [one, stock]))
  if (sharing.length > 1)
    findings.note(product.line, importReason('shared_stock', stock, String(sharing.length)))
  return new Map(sharing.map((one, at) => [one, String(getShare(Number(stock), sharing.length, at))]))
}

export const getShare = (stock: number, parts: number, at: number): number =>
  Math.floor(stock / parts) + (at < ((stock % parts) + parts) % parts ? 1 : 0)
