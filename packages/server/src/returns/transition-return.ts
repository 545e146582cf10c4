import { canTransitionReturn, type ReturnStatus } from '@little-dunes/domain/orders/returns/return-lifecycle'
import { eq } from 'drizzle-orm'
import { lockOrder } from '#orders/store/lock-order'
import { queueReturnEmail } from '#returns/queue-return-email'
import { returnEvents, returnLines, returns } from '#returns/return-tables'
import type { Shop } from '#shop'

export type ReturnRow = typeof returns.$inferSelect
export type ReturnLineRow = typeof returnLines.$inferSelect

/** A return with its lines and its order, locked until the transaction ends. It locks the order first. */
export async function lockReturn(tx: Shop, which: { id: string }) {
  const [stored] = await tx.db.select().from(returns).where(eq(returns.id, which.id))
  const order = stored && (await lockOrder(tx, stored.orderId))
  if (!order) return null
  const [row] = await tx.db.select().from(returns).where(eq(returns.id, which.id)).for('update')
  const lines = await tx.db.select().from(returnLines).where(eq(returnLines.returnId, which.id))
  return row ? { row, lines: lines.toSorted((a, b) => a.position - b.position), order } : null
}

/** Other changes that belong to the move. */
interface Move {
  /** `customer` or the email of a team member. */
  actor: string
  reason?: string | undefined
  refundId?: string
}

/**
 * Moves a locked return to another status and queues its email. @throws Error on a move that the lifecycle does not
 * have
 */
export async function transitionReturn(
  tx: Shop,
  { id, number, orderId, status: fromStatus }: ReturnRow,
  toStatus: ReturnStatus,
  { actor, reason, refundId }: Move,
): Promise<void> {
  if (!canTransitionReturn(fromStatus, toStatus))
    throw new Error(`Return ${number} cannot change from ${fromStatus} to ${toStatus}`)
  const refund = refundId === undefined ? {} : { refundId }
  await tx.db
    .update(returns)
    .set({ status: toStatus, ...refund })
    .where(eq(returns.id, id))
  const event = { returnId: id, at: tx.now(), actor, fromStatus, toStatus, reason: reason ?? null }
  await tx.db.insert(returnEvents).values(event)
  await queueReturnEmail(tx, { id, orderId }, toStatus)
}
