import type { StockReason } from '@little-dunes/domain/catalogue/stock'
import { asc, eq, inArray } from 'drizzle-orm'
import { sizeEntries } from '#catalogue/catalogue-tables'
import type { Shop } from '#shop'

export interface StockAdjustmentCause {
  reason: StockReason
  /** Email of a team member. */
  actor: string
  note: string
}

/** No other transaction can change this size until the current one ends. */
export interface LockedSizeEntry {
  id: string
  productId: string
  subSku: string
  stock: number
  counted: boolean
}

/** Locks sizes in the same order as orders do. Deleted sizes are missing from the result. */
export async function lockSizeEntries(
  tx: Shop,
  ids: readonly string[],
): Promise<Map<string, LockedSizeEntry>> {
  const { id, productId, subSku, stocks, counted } = sizeEntries
  const rows = await tx.db
    .select({ id, productId, subSku, stock: stocks, counted })
    .from(sizeEntries)
    .where(inArray(id, [...new Set(ids)]))
    .orderBy(asc(id))
    .for('no key update')
  return new Map(rows.map((row) => [row.id, row]))
}

/**
 * Sets the stock of a locked size, in units from 0. The database writes the difference to the ledger (decision 024).
 */
export async function setStock(
  tx: Shop,
  size: LockedSizeEntry,
  stock: number,
  cause: StockAdjustmentCause,
): Promise<void> {
  const { reason, actor, note } = cause
  const movement = { movementReason: reason, movementActor: actor, movementNote: note || null }
  await tx.db
    .update(sizeEntries)
    .set({ stocks: stock, ...movement, ...(reason === 'count' && { lastCountedAt: tx.now() }) })
    .where(eq(sizeEntries.id, size.id))
}
