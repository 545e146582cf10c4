import { isUuid } from '@little-dunes/domain/catalogue/product'
import { sql } from 'drizzle-orm'
import type { Database } from '#shop'

/** PostgreSQL channel of the notifications. The triggers of the migrations send on it. */
export const CATALOGUE_CHANNEL = 'catalogue'

export interface StockMessage {
  kind: 'stock'
  from: string
  ids: string[]
}

/** Above this number of changed products, all products are reloaded. */
export const MAX_NAMED = 1_000

/**
 * Ids per notification, which must be shorter than 8,000 bytes (PostgreSQL, NOTIFY). The triggers of the migrations use
 * the same number.
 */
const IDS_IN_ONE = 150

/** The notification is sent when the transaction commits. */
export async function announceProducts(db: Database, ids: readonly string[]): Promise<void> {
  const messages =
    ids.length > MAX_NAMED
      ? ['all']
      : Array.from({ length: Math.ceil(ids.length / IDS_IN_ONE) }, (_, part) =>
          ['products', ...ids.slice(part * IDS_IN_ONE, (part + 1) * IDS_IN_ONE)].join(' '),
        )
  for (const message of messages) await db.execute(sql`SELECT pg_notify(${CATALOGUE_CHANNEL}, ${message})`)
}

export type CatalogueMessage =
  | { kind: 'all' }
  | { kind: 'pages' }
  | { kind: 'products'; ids: string[] }
  | StockMessage

/**
 * Triggers of the database send `all`, `pages` or `products <id> …`, processes send `<own id> <product id> …` for
 * stock. Any database user can send on the channel, so unknown messages count as `all`.
 */
export function readCatalogueMessage(payload: string): CatalogueMessage {
  const [first = '', ...ids] = payload.split(' ')
  if (payload === 'pages') return { kind: 'pages' }
  if (ids.length === 0 || !ids.every(isUuid)) return { kind: 'all' }
  return first === 'products' ? { kind: 'products', ids } : { kind: 'stock', from: first, ids }
}
