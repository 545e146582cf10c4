import type { ParsedInput } from '@little-dunes/domain/contract/calls'
import type { WireReturn } from '@little-dunes/domain/contract/return-calls'
import { isRefusal, type Refusal, refuse } from '@little-dunes/domain/messages/failures'
import { orderReturnProblem, type ReturnProblem } from '@little-dunes/domain/orders/returns/return-terms'
import { eq } from 'drizzle-orm'
import type { Operation, RequestContext } from '#http/perform-call'
import { withIdempotencyKey } from '#idempotency/with-idempotency-key'
import { lockOrder } from '#orders/store/lock-order'
import { findLinkedOrder, findOwnOrder, type ReturnOrder } from '#returns/find-return-order'
import { loadReturns } from '#returns/load-returns'
import { queueReturnEmail } from '#returns/queue-return-email'
import { returnEvents, returnLines, returns } from '#returns/return-tables'
import { deliveredAtOf, readReturnTerms } from '#returns/return-terms'
import { otherSizes, type ReturnableLine, readReturnableLines } from '#returns/returnable-lines'
import type { Shop } from '#shop'
import { moveReturnStock } from '#stock/move-return-stock'

type Input = ParsedInput<'POST /api/return/request'>
type WantedLine = Input['lines'][number]

/** A return or exchange of an own order. */
export const requestReturn: Operation<'POST /api/return/request'> = async (shop, caller, input, context) => {
  const order = await findOwnOrder(shop, caller.id, input.number)
  return isRefusal(order) ? order : requestOnce(shop, order, input, context)
}

/** The same for whoever has the link of a mail. */
export const requestLinkedReturn: Operation<'POST /api/return/request-linked'> = async (
  shop,
  _caller,
  { key, ...input },
  context,
) => {
  const order = await findLinkedOrder(shop, { number: input.number, key })
  return isRefusal(order) ? order : requestOnce(shop, order, input, context)
}

async function requestOnce(shop: Shop, order: ReturnOrder, input: Input, context: RequestContext) {
  const request = { userId: order.userId, call: context.call, key: context.idempotencyKey, body: input }
  const changed = new Set<string>()
  const { answer } = await withIdempotencyKey(shop, request, (tx) =>
    requestReturnOf(tx, order, input, changed),
  )
  if (isRefusal(answer)) return answer
  shop.catalogue.stockChanged(changed)
  shop.wakeJobs()
  return answer
}

const notReturnable = (problem: ReturnProblem, details: Record<string, unknown> = {}): Refusal =>
  refuse('not_returnable', { textKey: `return_${problem}`, problem, ...details })

/** What is kept for a line of an exchange. */
interface WantedSize {
  id: string
  size: string
}

async function requestReturnOf(
  tx: Shop,
  { id: orderId }: ReturnOrder,
  input: Input,
  changed: Set<string>,
): Promise<{ success: true; return: WireReturn } | Refusal> {
  const order = await lockOrder(tx, orderId)
  if (!order) return refuse('order_not_found')
  const terms = await readReturnTerms(tx)
  const deliveredAt = order.status === 'Delivered' ? await deliveredAtOf(tx, orderId) : null
  const problem = orderReturnProblem(deliveredAt, tx.now().getTime(), terms)
  if (problem) return notReturnable(problem)
  const lines = await readReturnableLines(tx, orderId, terms)
  const wrong = lineProblem(lines, input.lines)
  if (wrong) return wrong
  const sizes = await wantedSizes(tx, lines, input)
  if (isRefusal(sizes)) return sizes
  const held = await moveReturnStock(
    tx,
    input.lines.flatMap(({ quantity }, at) => {
      const size = sizes[at]
      return size ? [{ sizeEntryId: size.id, delta: -quantity }] : []
    }),
    'exchange',
    { orderId, actor: 'shopper' },
  )
  if (!held) return refuse('size_not_kept')
  for (const id of held.productIds) changed.add(id)
  return { success: true, return: await insertReturn(tx, orderId, input, { sizes, held: held.moved }) }
}

/** Why these units cannot come back; null when they can. */
function lineProblem(lines: readonly ReturnableLine[], wanted: readonly WantedLine[]): Refusal | null {
  const positions = wanted.map(({ position }) => position)
  if (wanted.length === 0 || new Set(positions).size !== positions.length) return refuse('malformed')
  for (const { position, quantity } of wanted) {
    if (quantity < 1) return refuse('invalid_quantity', { textKey: 'quantity_at_least_one' })
    const line = lines.find((one) => one.position === position)
    if (line?.isExcluded) return notReturnable('excluded', { position })
    const units = line?.units ?? 0
    if (quantity > units) return notReturnable('nothing_left', { position, left: units })
  }
  return null
}

/** The other size for each line of an exchange; nothing for other returns. */
async function wantedSizes(
  tx: Shop,
  lines: readonly ReturnableLine[],
  { resolution, lines: wanted }: Input,
): Promise<WantedSize[] | Refusal> {
  const sizes: WantedSize[] = []
  for (const { position, newSize } of resolution === 'exchange' ? wanted : []) {
    const line = lines.find((one) => one.position === position)
    const others = line ? await otherSizes(tx, line) : []
    const size = others.find((other) => other.size === newSize)
    if (!size) return refuse(newSize === undefined ? 'size_required' : 'size_not_available', { position })
    sizes.push(size)
  }
  return sizes
}

async function insertReturn(
  tx: Shop,
  orderId: string,
  { resolution, refundTo, note, lines }: Input,
  { sizes, held }: { sizes: WantedSize[]; held: number[] },
): Promise<WireReturn> {
  const [id, now] = [tx.newId(), tx.now()]
  const status = 'requested' as const
  await tx.db
    .insert(returns)
    .values({ id, orderId, status, resolution, refundTo, requestedAt: now, note: note?.trim() ?? '' })
  await tx.db.insert(returnLines).values(
    lines.map(({ position, quantity, reason }, at) => ({
      ...{ returnId: id, orderId, position, quantity, reason },
      newSizeEntryId: sizes[at]?.id ?? null,
      newSize: sizes[at]?.size ?? null,
      held: -(held[at] ?? 0),
    })),
  )
  await tx.db.insert(returnEvents).values({ returnId: id, at: now, actor: 'shopper', toStatus: status })
  await queueReturnEmail(tx, { id, orderId }, status)
  const [shown] = await loadReturns(tx, eq(returns.id, id))
  if (!shown) throw new Error('A return is gone')
  return shown
}
