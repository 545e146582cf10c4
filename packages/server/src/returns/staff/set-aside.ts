import { isUuid } from '@little-dunes/domain/catalogue/product'
import type { ParsedInput } from '@little-dunes/domain/contract/calls'
import { isRefusal, type Refusal, refuse } from '@little-dunes/domain/messages/failures'
import { and, asc, eq, gt } from 'drizzle-orm'
import type { Operation } from '#http/perform-call'
import { withIdempotencyKey } from '#idempotency/with-idempotency-key'
import { createLineNames } from '#orders/staff/line-names'
import { getPicture } from '#orders/staff/list-orders'
import { orderLines, orders } from '#orders/store/order-tables'
import { returnEvents, returnLines, returns } from '#returns/return-tables'
import { countReturns } from '#returns/staff/list-returns'
import { lockReturn } from '#returns/transition-return'
import type { Shop } from '#shop'
import { actorNameSql } from '#staff/actor-name'
import { type AuditActor, recordAuditEntry } from '#staff/record-audit-entry'
import { moveReturnStock } from '#stock/move-return-stock'

const MAX_ITEMS = 200

/** Returned units that were checked as worn, longest waiting first. */
export const listSetAside: Operation<'GET /api/staff/returns/set-aside'> = async (
  shop,
  _member,
  _input,
  { language },
) => {
  const rows = await shop.db
    .select({
      returned: returnLines,
      ordered: orderLines,
      order: { number: orders.number, language: orders.language },
      one: { number: returns.number, note: returns.note },
      check: { at: returnEvents.at, actor: returnEvents.actor, actorName: actorNameSql(returnEvents.actor) },
    })
    .from(returnLines)
    .innerJoin(returns, eq(returns.id, returnLines.returnId))
    .innerJoin(orders, eq(orders.id, returnLines.orderId))
    .innerJoin(
      orderLines,
      and(eq(orderLines.orderId, returnLines.orderId), eq(orderLines.position, returnLines.position)),
    )
    // A return is checked only once, so the join finds one event.
    .innerJoin(
      returnEvents,
      and(eq(returnEvents.returnId, returnLines.returnId), eq(returnEvents.toStatus, 'checked')),
    )
    .where(gt(returnLines.worn, 0))
    .orderBy(asc(returnEvents.at), asc(returns.number), asc(returnLines.position))
    .limit(MAX_ITEMS)
  const getLineNames = await createLineNames(
    shop,
    language,
    rows.map(({ ordered, order }) => ({ line: ordered, orderedIn: order.language })),
  )
  const items = rows.map(({ returned, ordered, order, one, check }) => ({
    returnId: returned.returnId,
    returnNumber: one.number,
    orderId: returned.orderId,
    orderNumber: order.number,
    position: returned.position,
    productId: ordered.productId,
    ...getLineNames(ordered, order.language),
    picture: getPicture(ordered),
    size: ordered.size,
    sku: ordered.subSku,
    quantity: returned.worn,
    reason: returned.reason,
    note: one.note,
    checkedAt: check.at.getTime(),
    actor: check.actor,
    actorName: check.actorName,
    isInShop: ordered.sizeEntryId !== null,
  }))
  return { items, counts: await countReturns(shop) }
}

type Input = ParsedInput<'POST /api/staff/return/set-aside'>

/** Puts units that were set aside back on the shelf, or writes them off. */
export const decideSetAside: Operation<'POST /api/staff/return/set-aside'> = async (
  shop,
  member,
  input,
  context,
) => {
  if (!isUuid(input.returnId)) return refuse('return_not_found')
  const request = { userId: member.id, call: context.call, key: context.idempotencyKey, body: input }
  const { answer } = await withIdempotencyKey(shop, request, (tx) => decide(tx, input, { member, context }))
  if (isRefusal(answer)) return answer
  shop.catalogue.stockChanged(answer.productIds)
  return null
}

async function decide(
  tx: Shop,
  { returnId, position, quantity, to, note: words }: Input,
  author: AuditActor,
): Promise<{ productIds: string[] } | Refusal> {
  const locked = await lockReturn(tx, { id: returnId })
  if (!locked) return refuse('return_not_found')
  const line = locked.lines.find((one) => one.position === position)
  if (!line || line.worn < quantity) return refuse('not_set_aside', { left: line?.worn ?? 0 })
  const note = words.trim()
  const { sku, sizeEntryId } = await orderedLine(tx, line)
  if (to === 'stock' && sizeEntryId === null) return refuse('size_not_found')
  const moves = to === 'stock' && sizeEntryId !== null ? [{ sizeEntryId, delta: quantity }] : []
  const cause = { orderId: line.orderId, actor: author.member.email, note }
  const outcome = await moveReturnStock(tx, moves, 'return', cause)
  const before = { worn: line.worn, restocked: line.restocked, broken: line.broken }
  const after = {
    worn: line.worn - quantity,
    // 0 for a size that is not counted (D-70).
    restocked: line.restocked + (outcome?.moved[0] ?? 0),
    broken: line.broken + (to === 'written_off' ? quantity : 0),
  }
  const which = and(eq(returnLines.returnId, returnId), eq(returnLines.position, position))
  await tx.db.update(returnLines).set(after).where(which)
  const said = { skus: [`${quantity} × ${sku}`], ...(note && { note }) }
  await recordAuditEntry(tx, author, {
    id: returnId,
    before,
    after: { ...after, ...said },
  })
  return { productIds: outcome?.productIds ?? [] }
}

async function orderedLine(tx: Shop, { orderId, position }: { orderId: string; position: number }) {
  const [ordered] = await tx.db
    .select({ sizeEntryId: orderLines.sizeEntryId, sku: orderLines.subSku })
    .from(orderLines)
    .where(and(eq(orderLines.orderId, orderId), eq(orderLines.position, position)))
  if (!ordered) throw new Error('Order line not found')
  return ordered
}
