import type { AnswerMessage } from '@little-dunes/domain/messages/answer-messages'
import { isRefusal } from '@little-dunes/domain/messages/failures'
import type { Language } from '@little-dunes/domain/messages/languages'
import type { CartLine } from '@little-dunes/domain/orders/cart'
import { removeOrderedLines } from '#cart/remove-ordered-lines'
import { withIdempotencyKey } from '#http/idempotency'
import type { Operation } from '#http/perform-call'
import { type OrderRequest, orderedLines, orderProblem } from '#orders/placing/check-order'
import { createOrder } from '#orders/placing/create-order'
import { createOrderReplacingPending, lockShopper, refuseWhilePending } from '#orders/placing/earlier-orders'
import { queueStatusEmail } from '#orders/store/queue-order-email'
import type { Shop } from '#shop'

/** API-45 to API-49: cash on delivery, in one transaction and once per key (D-06, D-41, D-43). */
export const placeCashOrder: Operation<'POST /api/order/place'> = async (shop, caller, input, context) => {
  const problem = orderProblem(input)
  if (problem) return problem
  const lines = orderedLines(input.items)
  const request = { userId: caller.id, call: context.call, key: context.idempotencyKey, body: input }
  const { answer } = await createOrderReplacingPending<Placed>(
    shop,
    caller.id,
    () =>
      withIdempotencyKey(shop, request, (tx) =>
        createCashOrder(tx, caller.id, input, lines, context.language),
      ),
    (orderId) => withIdempotencyKey(shop, request, async () => paidByCard(orderId)),
  )
  if (!isRefusal(answer)) shop.catalogue.stockChanged(new Set(lines.map((line) => line.productId)))
  return answer
}

interface Placed {
  success: true
  textKey: AnswerMessage
  orderId: string
}

const paidByCard = (orderId: string): Placed => ({ success: true, textKey: 'order_paid_by_card', orderId })

async function createCashOrder(
  shop: Shop,
  userId: string,
  input: OrderRequest,
  lines: CartLine[],
  language: Language,
) {
  await lockShopper(shop, userId)
  const refusal = await refuseWhilePending(shop, userId)
  if (refusal) return refusal
  const start = { paymentMethod: 'cod', status: 'Order Placed', language } as const
  const created = await createOrder(shop, userId, input, lines, start)
  if (isRefusal(created)) return created
  await removeOrderedLines(shop, userId, created.entries)
  await queueStatusEmail(shop, created.orderId, null, start.status)
  return { success: true as const, textKey: 'order_placed' as const, orderId: created.orderId }
}
