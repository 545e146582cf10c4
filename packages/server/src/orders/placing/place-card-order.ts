import { isRefusal, type Refusal, refuse } from '@little-dunes/domain/messages/failures'
import { eq } from 'drizzle-orm'
import type { Operation, RequestContext } from '#http/perform-call'
import type { Customer } from '#http/require-caller'
import { type IdempotentRequest, releaseKey, withIdempotencyKey } from '#idempotency/with-idempotency-key'
import { ServiceUnavailable } from '#jobs/service-unavailable'
import { type CardOrder, createOrReuseCardOrder } from '#orders/creating/create-card-order'
import type { OrderRequest } from '#orders/creating/order-request'
import { startPayment, waitForDuplicateStart } from '#orders/payment/start-payment'
import { syncPayment } from '#orders/payment/sync-payment'
import { orderedLines, orderProblem } from '#orders/placing/check-order'
import { guestOrderProblem, lockGuestPhone } from '#orders/placing/guest-order'
import { createOrderReplacingPending } from '#orders/placing/replace-pending-order'
import { findPayment, type OrderPayment } from '#orders/store/order-payment'
import { orders } from '#orders/store/order-tables'
import {
  IdempotencyKeyInUse,
  type PaymentUiMode,
  type ProviderPayment,
  ProviderRefused,
} from '#payments/provider'
import type { Shop } from '#shop'

/** API-50 to API-54, D-49: the customer pays on the provider's page. */
export const orderOnHostedPage: Operation<'POST /api/order/stripe'> = async (
  shop,
  caller,
  input,
  context,
) => {
  const placed = await placeCardOrder(shop, caller, input, context, 'hosted')
  if (isRefusal(placed)) return placed
  const { orderId, payment, orderPayment } = placed
  const session_url = payment?.url ?? orderPayment.payment.request.returnUrls.paid
  return { textKey: 'pay_on_next_page', session_url, orderId }
}

/** API-55 to API-58: the customer pays in the page. */
export const placeEmbeddedCardOrder: Operation<'POST /api/order/embedded-stripe'> = async (
  shop,
  caller,
  input,
  context,
) => {
  const placed = await placeCardOrder(shop, caller, input, context, 'embedded')
  if (isRefusal(placed)) return placed
  const { orderId, payment, verified } = placed
  return { clientSecret: payment?.clientSecret ?? '', orderId, verified }
}

interface Placed {
  orderId: string
  orderPayment: OrderPayment
  /** The provider's answer; null when the shop already knew that the order is paid. */
  payment: ProviderPayment | null
  verified: boolean
}

/** A key may belong to an order that was cancelled since. Then it is released and one more order is created. */
const MAX_ORDERS = 2

/** Creates the order in one transaction and once per key (D-43), then starts its payment. A repeat resumes it. */
async function placeCardOrder(
  shop: Shop,
  caller: Customer,
  input: OrderRequest,
  context: RequestContext,
  way: PaymentUiMode,
): Promise<Placed | Refusal> {
  const problem =
    orderProblem(input) ??
    (shop.payments ? null : refuse('payments_unavailable')) ??
    (await guestOrderProblem(shop, caller, input))
  if (problem) return problem
  const origin = shop.publicUrl ?? context.origin
  const { language } = context
  const lines = orderedLines(input.items)
  const order = { userId: caller.id, email: caller.email, way, origin, language, input, lines }
  const request = { userId: caller.id, call: context.call, key: context.idempotencyKey, body: input }
  for (let attempt = 0; attempt < MAX_ORDERS; attempt++) {
    const { replayed, answer } = await createOnce(shop, caller, order, request)
    if (isRefusal(answer)) return answer
    const placed = await startOrResume(shop, answer.orderId)
    if (placed) return placed
    if (!replayed) return refuse('in_progress', { textKey: 'order_overtaken' })
    await releaseKey(shop, request)
  }
  return refuse('in_progress')
}

async function createOnce(shop: Shop, caller: Customer, order: CardOrder, request: IdempotentRequest) {
  const create = async (tx: Shop) => {
    await lockGuestPhone(tx, caller)
    return createOrReuseCardOrder(tx, order)
  }
  const createByKey = () => withIdempotencyKey(shop, request, create)
  const answerPaidOrder = (orderId: string) => withIdempotencyKey(shop, request, async () => ({ orderId }))
  const outcome = await createOrderReplacingPending(shop, order.userId, createByKey, answerPaidOrder)
  if (isRefusal(outcome.answer)) return outcome
  if (!outcome.replayed) shop.announceOrder(outcome.answer.orderId)
  shop.failpoint('order committed')
  shop.catalogue.stockChanged(new Set(order.lines.map((line) => line.productId)))
  return outcome
}

/** Starts or syncs the payment of an order. Null when the order was cancelled in the meantime. */
export async function startOrResume(shop: Shop, orderId: string): Promise<Placed | Refusal | null> {
  const orderPayment = await findPayment(shop, eq(orders.id, orderId))
  if (!orderPayment) throw new Error('A card order has no payment')
  try {
    return await (orderPayment.payment.status === 'starting'
      ? start(shop, orderPayment)
      : resume(shop, orderPayment))
  } catch (error) {
    if (error instanceof IdempotencyKeyInUse) return afterDuplicate(shop, orderId)
    if (error instanceof ProviderRefused) return refuse('payment_not_made', { textKey: error.textKey })
    if (!(error instanceof ServiceUnavailable)) throw error
    shop.log.warn({ orderId, reason: error.message }, 'The card provider is unavailable')
    return refuse('payments_unavailable')
  }
}

/** One of the duplicate requests starts the payment; the others wait and return it (D-43). */
async function afterDuplicate(shop: Shop, orderId: string): Promise<Placed | Refusal | null> {
  return (await waitForDuplicateStart(shop, orderId)) ? startOrResume(shop, orderId) : refuse('in_progress')
}

async function start(shop: Shop, orderPayment: OrderPayment): Promise<Placed | null> {
  const payment = await startPayment(shop, orderPayment)
  return payment && { orderId: orderPayment.order.id, orderPayment, payment, verified: false }
}

async function resume(shop: Shop, orderPayment: OrderPayment): Promise<Placed | Refusal | null> {
  const { status, reported } = await syncPayment(shop, orderPayment)
  if (status === 'processing') return refuse('payment_processing')
  if (status === 'closed' || status === 'returned') return null
  return { orderId: orderPayment.order.id, orderPayment, payment: reported, verified: status === 'paid' }
}
