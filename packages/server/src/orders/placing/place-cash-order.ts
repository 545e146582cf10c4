import type { AnswerMessage } from '@little-dunes/domain/messages/answer-messages'
import { isRefusal } from '@little-dunes/domain/messages/failures'
import { toNetwork } from '#http/limits/to-network'
import type { Operation } from '#http/perform-call'
import { withIdempotencyKey } from '#idempotency/with-idempotency-key'
import { createCashOrder } from '#orders/creating/create-cash-order'
import { orderedLines, orderProblem } from '#orders/placing/check-order'
import { guestOrderProblem, lockGuestPhone } from '#orders/placing/guest-order'
import { createOrderReplacingPending } from '#orders/placing/replace-pending-order'

/** API-45 to API-49: cash on delivery, in one transaction and once per key (D-06, D-41, D-43). */
export const placeCashOrder: Operation<'POST /api/order/place'> = async (shop, caller, input, context) => {
  const problem = orderProblem(input) ?? (await guestOrderProblem(shop, caller, input))
  if (problem) return problem
  const lines = orderedLines(input.items)
  const network = toNetwork(context.address)
  const order = { userId: caller.id, email: caller.email, language: context.language, input, lines, network }
  const request = { userId: caller.id, call: context.call, key: context.idempotencyKey, body: input }
  const { replayed, answer } = await createOrderReplacingPending<Placed>(
    shop,
    caller.id,
    () =>
      withIdempotencyKey(shop, request, async (tx) => {
        await lockGuestPhone(tx, caller)
        return createCashOrder(tx, order)
      }),
    (orderId) => withIdempotencyKey(shop, request, async () => paidByCard(orderId)),
  )
  if (isRefusal(answer)) return answer
  shop.catalogue.stockChanged(new Set(lines.map((line) => line.productId)))
  if (!replayed) shop.announceOrder(answer.orderId)
  return answer
}

interface Placed {
  textKey: AnswerMessage
  orderId: string
}

const paidByCard = (orderId: string): Placed => ({ textKey: 'order_paid_by_card', orderId })
