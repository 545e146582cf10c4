import type { ReturnStatus } from '@little-dunes/domain/orders/returns/return-lifecycle'
import { isVoidReturn } from '@little-dunes/domain/orders/returns/return-lifecycle'
import { eq } from 'drizzle-orm'
import { returnLines } from '#returns/return-tables'
import type { ReturnLineRow, ReturnRow } from '#returns/transition-return'
import type { Shop } from '#shop'
import { moveReturnStock } from '#stock/move-return-stock'

interface HeldReturn {
  row: ReturnRow
  lines: ReturnLineRow[]
}

/** Returns the sizes reserved for an exchange when it is declined or cancelled. Returns the products. */
export async function releaseHeld(
  tx: Shop,
  found: HeldReturn,
  to: ReturnStatus,
  actor: string,
): Promise<string[]> {
  return isVoidReturn(to) ? putBackHeld(tx, found, actor) : []
}

/** Puts the sizes reserved for an exchange back on the shelf. Returns the products. */
export async function putBackHeld(tx: Shop, { row, lines }: HeldReturn, actor: string): Promise<string[]> {
  const moves = lines.flatMap(({ newSizeEntryId, held }) =>
    newSizeEntryId !== null && held > 0 ? [{ sizeEntryId: newSizeEntryId, delta: held }] : [],
  )
  const moved = await moveReturnStock(tx, moves, 'exchange', { orderId: row.orderId, actor })
  await tx.db.update(returnLines).set({ held: 0 }).where(eq(returnLines.returnId, row.id))
  return moved?.productIds ?? []
}
