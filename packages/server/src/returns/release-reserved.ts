import type { ReturnStatus } from '@little-dunes/domain/orders/returns/return-lifecycle'
import { isVoidReturn } from '@little-dunes/domain/orders/returns/return-lifecycle'
import { eq } from 'drizzle-orm'
import { returnLines } from '#returns/return-tables'
import type { ReturnLineRow, ReturnRow } from '#returns/transition-return'
import type { Shop } from '#shop'
import { moveReturnStock } from '#stock/move-return-stock'

interface ReservedReturn {
  row: ReturnRow
  lines: ReturnLineRow[]
}

/** Returns the sizes reserved for an exchange when it is declined or cancelled. Returns the products. */
export async function releaseReserved(
  tx: Shop,
  locked: ReservedReturn,
  to: ReturnStatus,
  actor: string,
): Promise<string[]> {
  return isVoidReturn(to) ? restockReserved(tx, locked, actor) : []
}

/** Puts the sizes reserved for an exchange back on the shelf. Returns the products. */
export async function restockReserved(
  tx: Shop,
  { row, lines }: ReservedReturn,
  actor: string,
): Promise<string[]> {
  const moves = lines.flatMap(({ newSizeEntryId, reserved }) =>
    newSizeEntryId !== null && reserved > 0 ? [{ sizeEntryId: newSizeEntryId, delta: reserved }] : [],
  )
  const moved = await moveReturnStock(tx, moves, 'exchange', { orderId: row.orderId, actor })
  await tx.db.update(returnLines).set({ reserved: 0 }).where(eq(returnLines.returnId, row.id))
  return moved?.productIds ?? []
}
