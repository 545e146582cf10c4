import { isUuid } from '@little-dunes/domain/catalogue/product'
import type { ParsedInput } from '@little-dunes/domain/contract/calls'
import type { WireReturn } from '@little-dunes/domain/contract/returns/return-calls'
import { isRefusal, type Refusal, refuse } from '@little-dunes/domain/messages/failures'
import { pickupDays } from '@little-dunes/domain/orders/returns/pickup'
import { needsPhoto, orderReturnProblem } from '@little-dunes/domain/orders/returns/return-terms'
import { and, eq, inArray, isNull } from 'drizzle-orm'
import type { Operation, RequestContext } from '#http/perform-call'
import { withIdempotencyKey } from '#idempotency/with-idempotency-key'
import { lockOrder } from '#orders/store/lock-order'
import { addReturn, notReturnable } from '#returns/add-return'
import { findCustomerOrder, findLinkedOrder, type ReturnOrder } from '#returns/find-return-order'
import { loadReturns } from '#returns/load-returns'
import { returnPhotos, returns } from '#returns/return-tables'
import { loadDeliveredAt, readReturnTerms } from '#returns/return-terms'
import { readReturnableLines } from '#returns/returnable-lines'
import type { Shop } from '#shop'

type Input = ParsedInput<'POST /api/return/request'>

export const requestReturn: Operation<'POST /api/return/request'> = async (shop, caller, input, context) => {
  const order = await findCustomerOrder(shop, caller.id, input.number)
  return isRefusal(order) ? order : requestOnce(shop, order, input, context)
}

/** For customers with the link in an email. */
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
    requestOrderReturn(tx, order, input, changed),
  )
  if (isRefusal(answer)) return answer
  shop.catalogue.stockChanged(changed)
  shop.wakeJobs()
  return answer
}

async function requestOrderReturn(
  tx: Shop,
  { id: orderId }: ReturnOrder,
  input: Input,
  changed: Set<string>,
): Promise<{ return: WireReturn } | Refusal> {
  const order = await lockOrder(tx, orderId)
  if (!order) return refuse('order_not_found')
  const terms = await readReturnTerms(tx)
  const deliveredAt = order.status === 'Delivered' ? await loadDeliveredAt(tx, orderId) : null
  const problem = orderReturnProblem(deliveredAt, tx.now().getTime(), terms)
  if (problem) return notReturnable(problem)
  const asked = wishProblem(input, terms, tx.now())
  if (asked) return asked
  const lines = await readReturnableLines(tx, orderId, terms)
  const id = await addReturn(
    tx,
    { orderId, lines },
    { ...input, status: 'requested', actor: 'customer' },
    changed,
  )
  if (isRefusal(id)) return id
  if (!(await takePhotos(tx, { id, orderId }, input.photos ?? []))) return refuse('photo_gone')
  const [shown] = await loadReturns(tx, eq(returns.id, id))
  if (!shown) throw new Error('The new return was not found')
  return { return: shown }
}

/** Checks the photos and the pickup day. */
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

/** Assigns the uploaded photos of the order to the return. False when one of them is missing. */
async function takePhotos(
  tx: Shop,
  { id, orderId }: { id: string; orderId: string },
  photos: readonly string[],
): Promise<boolean> {
  const ids = [...new Set(photos)]
  if (ids.length === 0) return true
  if (!ids.every(isUuid)) return false
  const mine = and(
    inArray(returnPhotos.id, ids),
    eq(returnPhotos.orderId, orderId),
    isNull(returnPhotos.returnId),
  )
  const { rowCount } = await tx.db.update(returnPhotos).set({ returnId: id }).where(mine)
  return rowCount === ids.length
}
