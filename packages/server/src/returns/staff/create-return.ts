import { isUuid } from '@little-dunes/domain/catalogue/product'
import type { ParsedInput } from '@little-dunes/domain/contract/calls'
import { isRefusal, type Refusal, refuse } from '@little-dunes/domain/messages/failures'
import { hasReturnLabel } from '@little-dunes/domain/orders/returns/return-lifecycle'
import { returnDeadline } from '@little-dunes/domain/orders/returns/return-terms'
import { asc, eq } from 'drizzle-orm'
import type { Operation } from '#http/perform-call'
import { withIdempotencyKey } from '#idempotency/with-idempotency-key'
import { createLineNames } from '#orders/staff/line-names'
import { lockOrder } from '#orders/store/lock-order'
import { orders } from '#orders/store/order-tables'
import { addReturn, notReturnable } from '#returns/add-return'
import { returns } from '#returns/return-tables'
import { loadDeliveredAt, readReturnTerms } from '#returns/return-terms'
import { otherSizes, readReturnableLines } from '#returns/returnable-lines'
import type { Shop } from '#shop'
import { type AuditActor, recordAuditEntry } from '#staff/record-audit-entry'

type Input = ParsedInput<'POST /api/staff/return/create'>

/** Lines of an order that can be taken back, and the returns that the customer requested. */
export const seeReturnable: Operation<'GET /api/staff/order/returnable'> = async (
  shop,
  _member,
  { orderId },
  { language },
) => {
  if (!isUuid(orderId)) return refuse('order_not_found')
  const [order] = await shop.db.select().from(orders).where(eq(orders.id, orderId))
  if (!order) return refuse('order_not_found')
  const terms = await readReturnTerms(shop)
  const deliveredAt = order.status === 'Delivered' ? await loadDeliveredAt(shop, orderId) : null
  const returnable = await readReturnableLines(shop, orderId, terms)
  const getLineNames = await createLineNames(
    shop,
    language,
    returnable.map(({ ordered }) => ({ line: ordered, orderedIn: order.language })),
  )
  const lines = []
  for (const line of returnable) {
    const { position, picture, size, subSku: sku, units, worth, isExcluded } = line
    const sizes = units > 0 ? await otherSizes(shop, line) : []
    lines.push({
      ...{ position, picture, size, sku, units, worth, isExcluded },
      ...getLineNames(line.ordered, order.language),
      sizes: sizes.map(({ size: name, available }) => ({ size: name, available: (available ?? 0) > 0 })),
    })
  }
  const asked = await shop.db
    .select({ id: returns.id, number: returns.number, status: returns.status })
    .from(returns)
    .where(eq(returns.orderId, orderId))
    .orderBy(asc(returns.number))
  return {
    orderNumber: order.number,
    name: order.address.fullname,
    deliveredAt,
    until: deliveredAt === null ? null : returnDeadline(deliveredAt, terms),
    lines,
    expected: asked.filter(({ status }) => hasReturnLabel(status)).map(({ id, number }) => ({ id, number })),
  }
}

/** Records a parcel that came back without a request: its return starts as received. */
export const addStaffReturn: Operation<'POST /api/staff/return/create'> = async (
  shop,
  member,
  input,
  context,
) => {
  if (!isUuid(input.orderId)) return refuse('order_not_found')
  const request = { userId: member.id, call: context.call, key: context.idempotencyKey, body: input }
  const changed = new Set<string>()
  const { answer } = await withIdempotencyKey(shop, request, (tx) =>
    addStaffReturnOnce(tx, input, { member, context }, changed),
  )
  if (isRefusal(answer)) return answer
  shop.catalogue.stockChanged(changed)
  shop.wakeJobs()
  return answer
}

async function addStaffReturnOnce(
  tx: Shop,
  { orderId, resolution, lines: returnedLines, note }: Input,
  author: AuditActor,
  changed: Set<string>,
): Promise<{ returnId: string; number: number } | Refusal> {
  const order = await lockOrder(tx, orderId)
  if (!order) return refuse('order_not_found')
  if (order.status !== 'Delivered') return notReturnable('not_delivered')
  const lines = await readReturnableLines(tx, orderId, await readReturnTerms(tx))
  const returnId = await addReturn(
    tx,
    // The shop may take back items that customers may not return.
    { orderId, lines: lines.map((line) => ({ ...line, isExcluded: false })) },
    {
      ...{ status: 'received', resolution, refundTo: 'original', note, lines: returnedLines },
      actor: author.member.email,
    },
    changed,
  )
  if (isRefusal(returnId)) return returnId
  const skus = returnedLines.map(({ position, quantity }) => {
    const line = lines.find((one) => one.position === position)
    return `${quantity} × ${line?.subSku}`
  })
  const after = { status: 'received', skus, ...(note?.trim() && { note: note.trim() }) }
  await recordAuditEntry(tx, author, { id: returnId, before: {}, after })
  const [row] = await tx.db.select({ number: returns.number }).from(returns).where(eq(returns.id, returnId))
  if (!row) throw new Error('The new return was not found')
  return { returnId, number: row.number }
}
