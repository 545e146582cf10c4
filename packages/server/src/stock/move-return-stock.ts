import { eq, sql } from 'drizzle-orm'
import { sizeEntries } from '#catalogue/catalogue-tables'
import type { Shop } from '#shop'
import type { OrderStockCause } from '#stock/order-stock'
import { lockSizeEntries } from '#stock/set-stock'

/** Units of a size: negative when they are taken for an exchange, positive when they come back. */
export interface ReturnStockMove {
  sizeEntryId: string
  delta: number
}

/**
 * Moves stock for a return or a refund, all or nothing. Null when a size has too little left; then the caller rolls
 * back. Returns the moved quantity of each; 0 for a size that is deleted or not counted (D-70).
 */
export async function moveReturnStock(
  tx: Shop,
  moves: readonly ReturnStockMove[],
  reason: 'exchange' | 'return' | 'refund',
  { orderId, actor, note }: OrderStockCause,
): Promise<{ moved: number[]; productIds: string[] } | null> {
  const locked = await lockSizeEntries(
    tx,
    moves.map(({ sizeEntryId }) => sizeEntryId),
  )
  const moved: number[] = []
  for (const { sizeEntryId, delta } of moves) {
    const size = locked.get(sizeEntryId)
    const isMoved = size?.counted === true && delta !== 0
    if (isMoved && size.stock + delta < 0) return null
    moved.push(isMoved ? delta : 0)
    if (!isMoved) continue
    size.stock += delta
    await tx.db
      .update(sizeEntries)
      .set({
        stocks: sql`${sizeEntries.stocks} + ${delta}`,
        movementReason: reason,
        movementOrderId: orderId,
        movementActor: actor,
        movementNote: note || null,
      })
      .where(eq(sizeEntries.id, sizeEntryId))
  }
  return { moved, productIds: [...new Set([...locked.values()].map(({ productId }) => productId))] }
}
