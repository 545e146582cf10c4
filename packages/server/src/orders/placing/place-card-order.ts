import { isRefusal, type Refusal, refuse } from '@little-dunes/domain/failures'
import { eq } from 'drizzle-orm'
import { inTransactionOrRefuse } from '#database/in-transaction-or-refuse'
import { type IdempotentRequest, releaseKey, withIdempotencyKey } from '#http/idempotency'
import type { Operation, RequestContext } from '#http/perform-call'
import type { Shopper } from '#http/require-caller'
import { startedByDuplicate, startPayment } from '#orders/payment/start-payment'
import { syncPayment } from '#orders/payment/sync-payment'
import { afterEarlierOrders, requireNoEarlierOrder } from '#orders/placing/after-earlier-orders'
import { type OrderInput, orderedLines, orderProblem } from '#orders/placing/check-order'
import { type CardOrder, createCardOrder, sameOrder } from '#orders/placing/create-card-order'
import { lockShopper } from '#orders/placing/lock-shopper'
import { findPayment, type OrderPayment } from '#orders/store/order-payment'
import { orders } from '#orders/store/order-tables'
import {
  type PaymentWay,
  ProviderBusy,
  type ProviderPayment,
  ProviderRefused,
  ProviderUnavailable,
} from '#payments/provider'
import type { Shop } from '#shop'

/** API-50 to API-54, D-49: the shopper pays on the provider's page. */
export const orderOnHostedPage: Operation<'POST /api/order/stripe'> = async (
  shop,
  caller,
  input,
  context,
) => {
  const placed = await placeCardOrder(shop, caller, input, context, 'hosted')
  if (isRefusal(placed)) return placed
  const { orderId, payment, found } = placed
  const session_url = payment?.url ?? found.payment.request.returnUrls.paid
  return { success: true, message: 'pay_on_next_page', session_url, orderId }
}

/** API-55 to API-58: the shopper pays in the page. */
export const orderInPage: Operation<'POST /api/order/embedded-stripe'> = async (
  shop,
  caller,
  input,
  context,
) => {
  const placed = await placeCardOrder(shop, caller, input, context, 'embedded')
  if (isRefusal(placed)) return placed
  const { orderId, payment, verified } = placed
  return { success: true, clientSecret: payment?.clientSecret ?? '', orderId, verified }
}

interface Placed {
  success: true
  orderId: string
  found: OrderPayment
  /** As the provider has it; null when it was known before that it is paid. */
  payment: ProviderPayment | null
  verified: boolean
}

/**
 * The order is written first, in one transaction and once per key (D-43); its payment is started afterwards, and a
 * repeat goes on where it was left. When what a key stands for was given up since, it is forgotten and written anew.
 */
async function placeCardOrder(
  shop: Shop,
  caller: Shopper,
  input: OrderInput,
  context: RequestContext,
  way: PaymentWay,
): Promise<Placed | Refusal> {
  const problem = orderProblem(input) ?? (shop.payments ? null : refuse('payments_unavailable'))
  if (problem) return problem
  const origin = shop.publicUrl ?? context.origin
  const order = {
    userId: caller.id,
    email: caller.email,
    way,
    origin,
    language: context.language,
    input,
    lines: orderedLines(input.items),
  }
  const request = { userId: caller.id, call: context.call, key: context.idempotencyKey, body: input }
  const first = await writeAndGoOn(shop, order, request)
  if (first !== 'void') return first
  await releaseKey(shop, request)
  const second = await writeAndGoOn(shop, order, request)
  return second === 'void' ? refuse('in_progress') : second
}

/** `void`: the key stands for an order that is over. One that was overtaken in this very moment gives way. */
async function writeAndGoOn(shop: Shop, order: CardOrder, request: IdempotentRequest) {
  let fresh = false
  const write = (tx: Shop) => {
    fresh = true
    return writeOrTakeUp(tx, order)
  }
  const written = await afterEarlierOrders(
    shop,
    order.userId,
    () => withIdempotencyKey(shop, request, (tx) => inTransactionOrRefuse(tx, write)),
    (orderId) => withIdempotencyKey(shop, request, async () => ({ success: true as const, orderId })),
  )
  if (isRefusal(written)) return written
  shop.failpoint('order committed')
  shop.catalogue.stockChanged(new Set(order.lines.map((line) => line.itemId)))
  const answer = await goOn(shop, written.orderId)
  return answer ?? (fresh ? refuse('in_progress', { message: 'order_overtaken' }) : ('void' as const))
}

/** Two tabs, a double click, another card after a declined one: the same order is taken up again (D-45). */
async function writeOrTakeUp(shop: Shop, order: CardOrder) {
  await lockShopper(shop, order.userId)
  const orderId = await sameOrder(shop, order)
  if (orderId) return { success: true as const, orderId }
  await requireNoEarlierOrder(shop, order.userId)
  return createCardOrder(shop, order)
}

/** Starts the payment or finds out how it stands; null when the order is over and another has to be written. */
async function goOn(shop: Shop, orderId: string): Promise<Placed | Refusal | null> {
  const found = await findPayment(shop, eq(orders.id, orderId))
  if (!found) throw new Error('A card order has no payment')
  try {
    return await (found.payment.state === 'starting' ? begin(shop, found) : resume(shop, found))
  } catch (error) {
    if (error instanceof ProviderBusy) return afterDuplicate(shop, orderId)
    if (error instanceof ProviderRefused) return refuse('payment_not_made', { message: error.textKey })
    if (!(error instanceof ProviderUnavailable)) throw error
    shop.log.warn({ orderId, reason: error.message }, 'The card provider is away')
    return refuse('payments_unavailable')
  }
}

/** Of requests sent twice one starts the payment; the others answer what it made of it (D-43). */
async function afterDuplicate(shop: Shop, orderId: string): Promise<Placed | Refusal | null> {
  return (await startedByDuplicate(shop, orderId)) ? goOn(shop, orderId) : refuse('in_progress')
}

async function begin(shop: Shop, found: OrderPayment): Promise<Placed | null> {
  const payment = await startPayment(shop, found)
  return payment && { success: true, orderId: found.order.id, found, payment, verified: false }
}

async function resume(shop: Shop, found: OrderPayment): Promise<Placed | Refusal | null> {
  const { status, said } = await syncPayment(shop, found)
  if (status === 'processing') return refuse('payment_processing')
  if (status === 'closed' || status === 'returned') return null
  return { success: true, orderId: found.order.id, found, payment: said, verified: status === 'paid' }
}
