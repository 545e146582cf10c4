import { and, asc, eq, gt, ne, sql } from 'drizzle-orm'
import { takeOutOrdered } from '#cart/take-out-ordered'
import type { EntryQuantity } from '#catalogue/named-entries'
import { inTransaction } from '#database/in-transaction'
import { recordCodeUse } from '#discounts/record-code-use'
import { cancelUnpaid } from '#orders/payment/expire-order'
import { queueRefund } from '#orders/refunds/queue-refund'
import { moveOrder } from '#orders/store/move-order'
import { findPayment, lockPayment, type OrderPayment } from '#orders/store/order-payment'
import { orderLines, orders } from '#orders/store/order-tables'
import { orderPayments } from '#orders/store/payment-tables'
import type { ProviderPayment } from '#payments/provider'
import type { Shop } from '#shop'
import { takeStock } from '#stock/take-stock'

/** `paid`: the order has its money. `returned`: it could not take it, the money goes back. `unknown`: no order of ours. */
export type Completion = 'paid' | 'returned' | 'unknown'

/**
 * The one place where an order becomes paid (D-46): by what the provider itself says, with the order locked, and
 * only when order, payment, amount and currency are the ones that were asked for. The second time it does nothing.
 */
export async function completePayment(shop: Shop, paid: ProviderPayment): Promise<Completion> {
  const { settlement, productIds } = await completeOrReturn(shop, paid)
  shop.failpoint('payment settled')
  if (productIds.length > 0) shop.catalogue.stockChanged(productIds)
  if (settlement === 'returned') shop.wakeJobs()
  return settlement
}

interface CompletionResult {
  settlement: Completion
  /** Whose stock was changed. */
  productIds: string[]
}

class TakenSince extends Error {}

async function completeOrReturn(shop: Shop, paid: ProviderPayment): Promise<CompletionResult> {
  try {
    return await inTransaction(shop, (inside) => settle(inside, paid, true))
  } catch (error) {
    if (!(error instanceof TakenSince)) throw error
    return inTransaction(shop, (inside) => settle(inside, paid, false))
  }
}

async function settle(shop: Shop, paid: ProviderPayment, mayTakeAgain: boolean): Promise<CompletionResult> {
  if (paid.state !== 'paid') throw new Error('Only what is paid can be settled')
  const found = await lockNamed(shop, paid.id)
  if (!found) return report(shop, paid)
  const { state } = found.payment
  if (state === 'paid' || state === 'returned') return { settlement: state, productIds: [] }
  const settled = await decide(shop, found, paid, mayTakeAgain)
  shop.failpoint('payment settled written')
  return settled
}

/** The order whose payment has this name at the provider, locked; a name is kept once and never changed. */
async function lockNamed(shop: Shop, providerId: string): Promise<OrderPayment | null> {
  const named = await findPayment(shop, eq(orderPayments.providerId, providerId))
  return named && lockPayment(shop, named.order.id)
}

/**
 * Order, amount and currency are the ones that were asked for. What counts is what came in: somebody who gives a part of
 * it back by hand wants the order to stay. Of what went back altogether nothing is left to be paid with.
 */
const isAskedFor = ({ order, payment }: OrderPayment, paid: ProviderPayment): boolean =>
  paid.reference === order.id &&
  paid.amount === payment.amount &&
  paid.amount === order.amount &&
  paid.currency === 'aed' &&
  paid.refunded < paid.amount

async function decide(shop: Shop, found: OrderPayment, paid: ProviderPayment, mayTakeAgain: boolean) {
  const { order, payment } = found
  if (!isAskedFor(found, paid)) {
    const { reference, amount, currency, refunded } = paid
    const told = { orderId: order.id, asked: payment.amount, reference, paid: amount, currency, refunded }
    shop.log.error(told, 'A card payment does not match')
    return returnMoney(shop, found, paid)
  }
  // Somebody of the staff may have placed it already, who knew of the payment.
  if (order.status !== 'Cancelled')
    return { settlement: 'paid' as const, productIds: await finish(shop, found) }
  // Only what ran out of time is taken up again: of the others the shopper has heard that nothing will come.
  if (mayTakeAgain && payment.release === 'expired' && !(await hasOrderedSince(shop, order))) {
    return { settlement: 'paid' as const, productIds: await takeAgain(shop, found) }
  }
  return returnMoney(shop, found, paid)
}

/** The order is placed, its code is used for good, and what was ordered leaves the cart (D-43). */
async function finish(shop: Shop, { order }: OrderPayment): Promise<string[]> {
  const waits = order.status === 'Pending Payment' || order.status === 'Cancelled'
  if (waits) await moveOrder(shop, order, 'Order Placed', 'system')
  await shop.db.update(orders).set({ paid: true }).where(eq(orders.id, order.id))
  await shop.db
    .update(orderPayments)
    .set({ state: 'paid', paidAt: shop.now(), release: null })
    .where(eq(orderPayments.orderId, order.id))
  const lines = await linesOf(shop, order.id)
  await takeOutOrdered(shop, order.userId, lines.filter(isInShop))
  return []
}

/** Money for an order that was given up: it gets its code and stock again, or all is undone and the money goes back. */
async function takeAgain(shop: Shop, found: OrderPayment): Promise<string[]> {
  const { id: orderId, userId, discountCode: code } = found.order
  if (code !== null && !(await recordCodeUse(shop, { userId, code, orderId }))) throw new TakenSince()
  const lines = await linesOf(shop, orderId)
  if (!lines.every(isInShop) || !(await takeStock(shop, lines))) throw new TakenSince()
  await finish(shop, found)
  return lines.map((line) => line.productId)
}

/** Who has ordered again would get, and pay, everything twice. */
async function hasOrderedSince(shop: Shop, { userId, placedAt }: OrderPayment['order']): Promise<boolean> {
  const later = and(eq(orders.userId, userId), gt(orders.placedAt, placedAt), ne(orders.status, 'Cancelled'))
  const [another] = await shop.db.select({ id: orders.id }).from(orders).where(later).limit(1)
  return another !== undefined
}

async function returnMoney(shop: Shop, found: OrderPayment, paid: ProviderPayment): Promise<CompletionResult> {
  const { order } = found
  const productIds =
    order.status === 'Pending Payment' ? await cancelUnpaid(shop, found, 'mismatch', 'returned') : []
  const returned = { state: 'returned', release: sql`coalesce(release, 'given_up')` } as const
  await shop.db.update(orderPayments).set(returned).where(eq(orderPayments.orderId, order.id))
  await queueRefund(shop, order.id, paid.amount)
  return { settlement: 'returned', productIds }
}

/** Somebody else's payment in the same account, or one that the shop never handed out: not the shop's to give back. */
function report(shop: Shop, { id, reference, amount }: ProviderPayment): CompletionResult {
  shop.log.warn({ payment: id, reference, amount }, 'A card payment belongs to no order')
  return { settlement: 'unknown', productIds: [] }
}

interface OrderedLine {
  productId: string
  sizeEntryId: string | null
  quantity: number
}

const linesOf = (shop: Shop, orderId: string): Promise<OrderedLine[]> =>
  shop.db
    .select({
      productId: orderLines.productId,
      sizeEntryId: orderLines.sizeEntryId,
      quantity: orderLines.quantity,
    })
    .from(orderLines)
    .where(eq(orderLines.orderId, orderId))
    .orderBy(asc(orderLines.position))

/** The shop still has the ordered size. */
const isInShop = (line: OrderedLine): line is OrderedLine & EntryQuantity => line.sizeEntryId !== null
