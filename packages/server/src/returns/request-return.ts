import { isProductId } from '@little-dunes/domain/catalogue/product'
import type { ParsedInput } from '@little-dunes/domain/contract/calls'
import type { WireReturn } from '@little-dunes/domain/contract/return-calls'
import { isRefusal, type Refusal, refuse } from '@little-dunes/domain/messages/failures'
import { pickupDays } from '@little-dunes/domain/orders/returns/pickup'
import {
  needsPhoto,
  orderReturnProblem,
  type ReturnProblem,
} from '@little-dunes/domain/orders/returns/return-terms'
import { and, eq, inArray, isNull } from 'drizzle-orm'
import type { Operation, RequestContext } from '#http/perform-call'
import { withIdempotencyKey } from '#idempotency/with-idempotency-key'
import { lockOrder } from '#orders/store/lock-order'
import { findLinkedOrder, findOwnOrder, type ReturnOrder } from '#returns/find-return-order'
import { loadReturns } from '#returns/load-returns'
import { queueReturnEmail } from '#returns/queue-return-email'
import { returnEvents, returnLines, returnPhotos, returns } from '#returns/return-tables'
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
  const asked = wishProblem(input, terms, tx.now())
  if (asked) return asked
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
  const id = await insertReturn(tx, orderId, input, { sizes, held: held.moved })
  if (!(await takePhotos(tx, { id, orderId }, input.photos ?? []))) return refuse('photo_gone')
  const [shown] = await loadReturns(tx, eq(returns.id, id))
  if (!shown) throw new Error('A return is gone')
  return { success: true, return: shown }
}

/** What is wrong with the day of the pick-up, or whether a picture is missing. */
function wishProblem(
  { lines, pickup, photos = [] }: Input,
  terms: Awaited<ReturnType<typeof readReturnTerms>>,
  now: Date,
): Refusal | null {
  const reasons = lines.map(({ reason }) => reason)
  if (needsPhoto(reasons, photos.length, terms)) return refuse('photo_required')
  if (pickup && !pickupDays(terms.deliveryPlan, now.getTime()).includes(pickup.day))
    return refuse('pickup_day_gone')
  return null
}

/** Gives the uploaded pictures of the order to the return; false when one of them is not there. */
async function takePhotos(
  tx: Shop,
  { id, orderId }: { id: string; orderId: string },
  photos: readonly string[],
): Promise<boolean> {
  const ids = [...new Set(photos)]
  if (ids.length === 0) return true
  if (!ids.every(isProductId)) return false
  const mine = and(
    inArray(returnPhotos.id, ids),
    eq(returnPhotos.orderId, orderId),
    isNull(returnPhotos.returnId),
  )
  const { rowCount } = await tx.db.update(returnPhotos).set({ returnId: id }).where(mine)
  return rowCount === ids.length
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
  { resolution, refundTo, note, lines, pickup }: Input,
  { sizes, held }: { sizes: WantedSize[]; held: number[] },
): Promise<string> {
  const [id, now] = [tx.newId(), tx.now()]
  const status = 'requested' as const
  await tx.db.insert(returns).values({
    ...{ id, orderId, status, resolution, refundTo, requestedAt: now, note: note?.trim() ?? '' },
    pickupDay: pickup?.day ?? null,
    pickupWindow: pickup?.window ?? null,
  })
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
  return id
}
