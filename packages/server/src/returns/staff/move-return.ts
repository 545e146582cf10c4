import { isUuid } from '@little-dunes/domain/catalogue/product'
import type { ParsedInput } from '@little-dunes/domain/contract/calls'
import { isRefusal, type Refusal, refuse } from '@little-dunes/domain/messages/failures'
import { canTransitionReturn, type ReturnStatus } from '@little-dunes/domain/orders/returns/return-lifecycle'
import { and, eq } from 'drizzle-orm'
import { inTransactionOrRefuse } from '#database/in-transaction-or-refuse'
import type { Operation } from '#http/perform-call'
import { sizesOfLines } from '#orders/refunds/restock-refunded'
import { releaseReserved } from '#returns/release-reserved'
import { returnLines } from '#returns/return-tables'
import { lockReturn, transitionReturn } from '#returns/transition-return'
import type { Shop } from '#shop'
import { type AuditActor, recordAuditEntry } from '#staff/record-audit-entry'
import { moveReturnStock } from '#stock/move-return-stock'

type CheckedLine = ParsedInput<'POST /api/staff/return/check'>['lines'][number]
const NONE = { asNew: 0, worn: 0, broken: 0 }
type LockedReturn = NonNullable<Awaited<ReturnType<typeof lockReturn>>>

/** Approves or declines a return, or records its pickup or arrival. */
export const moveReturn: Operation<'POST /api/staff/return/move'> = (shop, member, input, context) => {
  const { returnId, to } = input
  const reason = input.reason?.trim()
  if (to === 'declined' && !reason) return Promise.resolve(refuse('reason_required'))
  return change(shop, { member, context }, returnId, to, { reason }, (tx, locked) =>
    releaseReserved(tx, locked, to, member.email),
  )
}

/** Records the contents of a parcel. Units as new go back on the shelf. */
export const checkReturn: Operation<'POST /api/staff/return/check'> = (
  shop,
  member,
  { returnId, lines },
  context,
) =>
  change(shop, { member, context }, returnId, 'checked', sumChecks(lines), (tx, locked) =>
    checkLines(tx, locked, lines, member.email),
  )

/** Sums of a check for the activity log. */
function sumChecks(lines: readonly CheckedLine[]): Record<string, number> {
  const sum = (which: keyof typeof NONE) => lines.reduce((total, line) => total + line[which], 0)
  return { asNew: sum('asNew'), worn: sum('worn'), broken: sum('broken') }
}

/** Records that the other size of an exchange was sent. The request already took it from the stock. */
export const exchangeReturn: Operation<'POST /api/staff/return/exchange'> = (
  shop,
  member,
  { returnId },
  context,
) =>
  change(shop, { member, context }, returnId, 'exchanged', {}, async (_tx, { row }) =>
    row.resolution === 'exchange' ? [] : refuse('cannot_move_return', { status: row.status }),
  )

/** Moves a return with its side effects in one transaction. `also` returns the products whose stock changed. */
async function change(
  shop: Shop,
  author: AuditActor,
  returnId: string,
  to: ReturnStatus,
  said: { reason?: string | undefined; [units: string]: string | number | undefined },
  also: (tx: Shop, locked: LockedReturn) => Promise<string[] | Refusal>,
): Promise<Refusal | { status: ReturnStatus }> {
  if (!isUuid(returnId)) return refuse('return_not_found')
  const outcome = await inTransactionOrRefuse(shop, async (tx) => {
    const locked = await lockReturn(tx, { id: returnId })
    if (!locked) return refuse('return_not_found')
    const { status } = locked.row
    if (!canTransitionReturn(status, to)) return refuse('cannot_move_return', { status })
    await transitionReturn(tx, locked.row, to, { actor: author.member.email, reason: said.reason })
    const productIds = await also(tx, locked)
    if (isRefusal(productIds)) return productIds
    const [before, after] = [{ status }, { status: to, ...said }]
    await recordAuditEntry(tx, author, { id: returnId, before, after })
    return { productIds }
  })
  if (isRefusal(outcome)) return outcome
  shop.catalogue.stockChanged(outcome.productIds)
  shop.wakeJobs()
  return { status: to }
}

async function checkLines(
  tx: Shop,
  { lines, order, row }: LockedReturn,
  checked: readonly CheckedLine[],
  actor: string,
): Promise<string[] | Refusal> {
  const byPosition = new Map(checked.map((line) => [line.position, line]))
  const isEveryUnit = lines.every(({ position, quantity }) => {
    const { asNew, worn, broken } = byPosition.get(position) ?? NONE
    return asNew + worn + broken === quantity
  })
  if (!isEveryUnit) return refuse('items_not_checked')
  const bought = await sizesOfLines(tx, row.orderId)
  const restockable = checked.filter(({ position, asNew }) => asNew > 0 && bought.has(position))
  const moves = restockable.map(({ position, asNew }) => ({
    sizeEntryId: bought.get(position) ?? '',
    delta: asNew,
  }))
  const moved = await moveReturnStock(tx, moves, 'return', { orderId: order.id, actor })
  for (const { position } of lines) {
    const { worn, broken } = byPosition.get(position) ?? NONE
    const restocked = moved?.moved[restockable.findIndex((line) => line.position === position)] ?? 0
    const which = and(eq(returnLines.returnId, row.id), eq(returnLines.position, position))
    await tx.db.update(returnLines).set({ restocked, worn, broken }).where(which)
  }
  return moved?.productIds ?? []
}
