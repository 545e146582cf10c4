import type { ReturnStatus } from '@little-dunes/domain/orders/returns/return-lifecycle'
import { isVoidReturn } from '@little-dunes/domain/orders/returns/return-lifecycle'
import { eq } from 'drizzle-orm'
import { returnLines } from '#returns/return-tables'
import type { ReturnLineRow, ReturnRow } from '#returns/transition-return'
import type { Shop } from '#shop'
import { moveReturnStock } from '#stock/move-return-stock'

/** Returns the sizes that were kept for an exchange that comes to nothing; answers the products. */
export async function releaseHeld(
  tx: Shop,
  { row, lines }: { row: ReturnRow; lines: ReturnLineRow[] },
  to: ReturnStatus,
  actor: string,
): Promise<string[]> {
  if (!isVoidReturn(to)) return []
  const moves = lines.flatMap(({ newSizeEntryId, held }) =>
    newSizeEntryId !== null && held > 0 ? [{ sizeEntryId: newSizeEntryId, delta: held }] : [],
  )
  const moved = await moveReturnStock(tx, moves, 'exchange', { orderId: row.orderId, actor })
  await tx.db.update(returnLines).set({ held: 0 }).where(eq(returnLines.returnId, row.id))
  return moved?.productIds ?? []
}
