import { isProductId } from '@little-dunes/domain/catalogue/product'
import { isRefusal, type Refusal, refuse } from '@little-dunes/domain/messages/failures'
import { canTransitionReturn, type ReturnStatus } from '@little-dunes/domain/orders/returns/return-lifecycle'
import { and, eq } from 'drizzle-orm'
import { inTransactionOrRefuse } from '#database/in-transaction-or-refuse'
import type { Operation } from '#http/perform-call'
import { sizesOfLines } from '#orders/refunds/restock-refunded'
import { releaseHeld } from '#returns/release-held'
import { returnLines } from '#returns/return-tables'
import { lockReturn, transitionReturn } from '#returns/transition-return'
import type { Shop } from '#shop'
import { type AuditActor, recordAuditEntry } from '#staff/record-audit-entry'
import { moveReturnStock } from '#stock/move-return-stock'

type LockedReturn = NonNullable<Awaited<ReturnType<typeof lockReturn>>>

/** Approves or declines a return, notes its pick-up or its arrival. */
export const moveReturn: Operation<'POST /api/staff/return/move'> = (shop, member, input, context) => {
  const { returnId, to } = input
  const reason = input.reason?.trim()
  if (to === 'declined' && !reason) return Promise.resolve(refuse('reason_required'))
  return change(shop, { member, context }, returnId, to, { reason }, (tx, found) =>
    releaseHeld(tx, found, to, member.email),
  )
}

/** Notes what a parcel holds; what can be sold again goes back on the shelf. */
export const checkReturn: Operation<'POST /api/staff/return/check'> = (
  shop,
  member,
  { returnId, restock },
  context,
) =>
  change(shop, { member, context }, returnId, 'checked', { restock }, (tx, found) =>
    restockLines(tx, found, restock, member.email),
  )

/** Notes that the other size of an exchange was sent: it was taken from the stock when it was asked for. */
export const exchangeReturn: Operation<'POST /api/staff/return/exchange'> = (
  shop,
  member,
  { returnId },
  context,
) =>
  change(shop, { member, context }, returnId, 'exchanged', {}, async (_tx, { row }) =>
    row.resolution === 'exchange' ? [] : refuse('cannot_move_return', { status: row.status }),
  )

/** Moves a return with what goes with it, in one transaction; `also` answers the products whose stock has changed. */
async function change(
  shop: Shop,
  author: AuditActor,
  returnId: string,
  to: ReturnStatus,
  said: { reason?: string | undefined; restock?: number[] },
  also: (tx: Shop, found: LockedReturn) => Promise<string[] | Refusal>,
): Promise<Refusal | { success: true; status: ReturnStatus }> {
  if (!isProductId(returnId)) return refuse('return_not_found')
  const outcome = await inTransactionOrRefuse(shop, async (tx) => {
    const found = await lockReturn(tx, { id: returnId })
    if (!found) return refuse('return_not_found')
    const { status } = found.row
    if (!canTransitionReturn(status, to)) return refuse('cannot_move_return', { status })
    await transitionReturn(tx, found.row, to, { actor: author.member.email, reason: said.reason })
    const productIds = await also(tx, found)
    if (isRefusal(productIds)) return productIds
    const [before, after] = [{ status }, { status: to, ...said }]
    await recordAuditEntry(tx, author, { subject: 'return', id: returnId, before, after })
    return { productIds }
  })
  if (isRefusal(outcome)) return outcome
  shop.catalogue.stockChanged(outcome.productIds)
  shop.wakeJobs()
  return { success: true, status: to }
}

async function restockLines(
  tx: Shop,
  { lines, order, row }: LockedReturn,
  restock: readonly number[],
  actor: string,
): Promise<string[]> {
  const bought = await sizesOfLines(tx, row.orderId)
  const wanted = lines.filter(({ position }) => restock.includes(position) && bought.has(position))
  const moves = wanted.map(({ position, quantity }) => ({
    sizeEntryId: bought.get(position) ?? '',
    delta: quantity,
  }))
  const moved = await moveReturnStock(tx, moves, 'return', { orderId: order.id, actor })
  for (const [at, { position }] of wanted.entries()) {
    const restocked = moved?.moved[at] ?? 0
    const which = and(eq(returnLines.returnId, row.id), eq(returnLines.position, position))
    await tx.db.update(returnLines).set({ restocked }).where(which)
  }
  return moved?.productIds ?? []
}
