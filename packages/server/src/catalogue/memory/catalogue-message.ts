import { isProductId } from '@little-dunes/domain/catalogue/product'

/** PostgreSQL channel of the notifications; the triggers of the migrations send on it. */
export const CATALOGUE_CHANNEL = 'catalogue'

/** A process that sold units, and of which products. */
export interface StockMessage {
  kind: 'stock'
  from: string
  ids: string[]
}

/** What a notification on the channel of the catalogue says has changed. */
export type CatalogueMessage =
  | { kind: 'all' }
  | { kind: 'pages' }
  | { kind: 'products'; ids: string[] }
  | StockMessage

/**
 * Triggers of the database send `all`, `pages` or `products <id> …`; processes send `<own id> <product id> …` for stock.
 * Anybody who reaches the database can send on the channel: what is none of these means everything.
 */
export function readCatalogueMessage(payload: string): CatalogueMessage {
  const [first = '', ...ids] = payload.split(' ')
  if (payload === 'pages') return { kind: 'pages' }
  if (ids.length === 0 || !ids.every(isProductId)) return { kind: 'all' }
  return first === 'products' ? { kind: 'products', ids } : { kind: 'stock', from: first, ids }
}
