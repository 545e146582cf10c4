import type { AnswerMessage } from '@little-dunes/domain/answer-messages'
import type { CartLine } from '@little-dunes/domain/cart'
import type { Language } from '@little-dunes/domain/languages'
import { takeOutOrdered } from '#cart/take-out-ordered'
import { inTransactionOrRefuse } from '#database/in-transaction-or-refuse'
import { withIdempotencyKey } from '#http/idempotency'
import type { Operation } from '#http/perform-call'
import { afterEarlierOrders, requireNoEarlierOrder } from '#orders/placing/after-earlier-orders'
import { type OrderInput, orderedLines, orderProblem } from '#orders/placing/check-order'
import { createOrder } from '#orders/placing/create-order'
import type { Shop } from '#shop'

/** API-45 to API-49: cash on delivery, in one transaction and once per key (D-06, D-41, D-43). */
export const placeOrder: Operation<'POST /api/order/place'> = async (shop, caller, input, context) => {
  const problem = orderProblem(input)
  if (problem) return problem
  const lines = orderedLines(input.items)
  const request = { userId: caller.id, call: context.call, key: context.idempotencyKey, body: input }
  const answer = await afterEarlierOrders<Placed>(
    shop,
    caller.id,
    () =>
      withIdempotencyKey(shop, request, (tx) =>
        inTransactionOrRefuse(tx, (tx) => place(tx, caller.id, input, lines, context.language)),
      ),
    (orderId) =>
      withIdempotencyKey(shop, request, async () => ({
        success: true,
        message: 'order_paid_by_card',
        orderId,
      })),
  )
  if (answer.success) shop.catalogue.stockChanged(new Set(lines.map((line) => line.itemId)))
  return answer
}

interface Placed {
  success: true
  message: AnswerMessage
  orderId: string
}

async function place(shop: Shop, userId: string, input: OrderInput, lines: CartLine[], language: Language) {
  await requireNoEarlierOrder(shop, userId)
  const begin = { paymentMethod: 'cod', status: 'Order Placed', language } as const
  const written = await createOrder(shop, userId, input, lines, begin)
  if (!written.success) return written
  await takeOutOrdered(shop, userId, written.entries)
  return { success: true as const, message: 'order_placed' as const, orderId: written.orderId }
}
