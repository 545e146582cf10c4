import { isRefusal, type Refusal, refuse } from '@little-dunes/domain/messages/failures'
import { amountDue } from '@little-dunes/domain/orders/credit/store-credit'
import { isNotCancelled } from '@little-dunes/domain/orders/order-lifecycle'
import { and, asc, eq, gt, ne } from 'drizzle-orm'
import { removeOrderedLines } from '#cart/remove-ordered-lines'
import type { EntryQuantity } from '#catalogue/named-entries'
import { spendCredit } from '#credit/order-credit'
import { inTransaction } from '#database/in-transaction'
import { inTransactionOrRefuse } from '#database/in-transaction-or-refuse'
import { recordCodeUse } from '#discounts/use-code'
import { cancelUnpaidOrder } from '#orders/payment/expire-order'
import { queueFullRefund } from '#orders/refunds/queue-refund'
import { findPayment, lockPayment, type OrderPayment } from '#orders/store/order-payment'
import { orderLines, orders } from '#orders/store/order-tables'
import { orderPayments } from '#orders/store/payment-tables'
import { restoreOrder, transitionOrder } from '#orders/store/transition-order'
import { transitionPayment } from '#orders/store/transition-payment'
import { issueInvoice } from '#orders/tax-documents/issue-invoice'
import type { ProviderPayment } from '#payments/provider'
import type { Shop } from '#shop'
import { deductOrderStock } from '#stock/order-stock'

/**
 * `paid`: the order is paid. `returned`: the order cannot take the money, which is refunded. `unknown`: not a payment
 * of this shop.
 */
export type Completion = 'paid' | 'returned' | 'unknown'

/**
 * The only place where an order becomes paid by card (D-46). The order is locked, and order, amount and currency must
 * match the request. A second call changes nothing.
 */
export async function completePayment(shop: Shop, paid: ProviderPayment): Promise<Completion> {
  const { completion, productIds } = await completeOrReturn(shop, paid)
  shop.failpoint('payment completed')
  if (productIds.length > 0) shop.catalogue.stockChanged(productIds)
  if (completion === 'returned') shop.wakeJobs()
  return completion
}

interface CompletionResult {
  completion: Completion
  /** Products whose stock changed. */
  productIds: string[]
}

/** If an expired order's code or stock is gone, the restoring transaction is rolled back and the money returned. */
async function completeOrReturn(shop: Shop, paid: ProviderPayment): Promise<CompletionResult> {
  const completed = await inTransactionOrRefuse(shop, (tx) => complete(tx, paid, decide))
  return isRefusal(completed) ? inTransaction(shop, (tx) => complete(tx, paid, returnMoney)) : completed
}

type Decide<Result> = (shop: Shop, orderPayment: OrderPayment, paid: ProviderPayment) => Promise<Result>

async function complete<Result>(
  shop: Shop,
  paid: ProviderPayment,
  decideOn: Decide<Result>,
): Promise<Result | CompletionResult> {
  if (paid.status !== 'paid') throw new Error('Only a paid payment can complete an order')
  const orderPayment = await lockByProviderId(shop, paid.id)
  if (!orderPayment) return logUnknown(shop, paid)
  const { status } = orderPayment.payment
  if (status === 'paid' || status === 'returned') return { completion: status, productIds: [] }
  const completed = await decideOn(shop, orderPayment, paid)
  shop.failpoint('payment completed written')
  return completed
}

/** Locks the order with this provider id, which never changes. */
async function lockByProviderId(shop: Shop, providerId: string): Promise<OrderPayment | null> {
  const orderPayment = await findPayment(shop, eq(orderPayments.providerId, providerId))
  return orderPayment && lockPayment(shop, orderPayment.order.id)
}

/**
 * Compares the payment with the request. A partly refunded payment still pays the order; a fully refunded one does not.
 */
const isAskedFor = ({ order, payment }: OrderPayment, paid: ProviderPayment): boolean =>
  paid.reference === order.id &&
  paid.amount === payment.amount &&
  paid.amount === amountDue(order) &&
  paid.currency === 'aed' &&
  paid.refunded < paid.amount

async function decide(
  shop: Shop,
  orderPayment: OrderPayment,
  paid: ProviderPayment,
): Promise<CompletionResult | Refusal> {
  const { order, payment } = orderPayment
  if (!isAskedFor(orderPayment, paid)) {
    const { reference, amount, currency, refunded } = paid
    const details = { orderId: order.id, asked: payment.amount, reference, paid: amount, currency, refunded }
    shop.log.error(details, 'A card payment does not match its order')
    return returnMoney(shop, orderPayment, paid)
  }
  // Team members who knew of the payment may have moved the order already.
  if (isNotCancelled(order.status)) {
    if (order.status === 'Pending Payment') await transitionOrder(shop, order, 'Order Placed', 'system')
    await markPaid(shop, orderPayment, paid)
    return { completion: 'paid', productIds: [] }
  }
  // Only an expired order is restored: in all other cases the customer has seen that it is cancelled.
  if (payment.cancellationReason === 'expired' && !(await hasOrderedSince(shop, order)))
    return restore(shop, orderPayment, paid)
  return returnMoney(shop, orderPayment, paid)
}

/** Marks the order paid and removes its lines from the cart (D-43). */
async function markPaid(shop: Shop, orderPayment: OrderPayment, { card }: ProviderPayment): Promise<void> {
  const { order } = orderPayment
  await shop.db.update(orders).set({ paid: true }).where(eq(orders.id, order.id))
  await transitionPayment(shop, orderPayment, 'paid', {
    paidAt: shop.now(),
    received: orderPayment.payment.amount,
    cancellationReason: null,
    cardBrand: card?.brand,
    cardLast4: card?.last4,
  })
  const lines = await loadLines(shop, order.id)
  await removeOrderedLines(shop, order.userId, lines.filter(isInShop))
  await issueInvoice(shop, order.id)
}

/** Takes the code, stock and credit again for an expired order, or refuses. */
async function restore(
  shop: Shop,
  orderPayment: OrderPayment,
  paid: ProviderPayment,
): Promise<CompletionResult | Refusal> {
  const { id: orderId, userId, discountCode: code } = orderPayment.order
  // A paid order keeps its code even if the code has since run out.
  if (code !== null && (await recordCodeUse(shop, { userId, code, orderId, maxUses: null })) !== null)
    return refuse('code_used')
  const lines = await loadLines(shop, orderId)
  const isTaken = lines.every(isInShop) && (await deductOrderStock(shop, lines, { orderId, actor: 'system' }))
  if (!isTaken) return refuse('out_of_stock')
  const short = await spendCredit(shop, orderPayment.order, 'system')
  if (short) return short
  await restoreOrder(shop, orderPayment.order)
  await markPaid(shop, orderPayment, paid)
  return { completion: 'paid', productIds: lines.map((line) => line.productId) }
}

/** Otherwise a customer who ordered again would get and pay for everything twice. */
async function hasOrderedSince(shop: Shop, { userId, placedAt }: OrderPayment['order']): Promise<boolean> {
  const later = and(eq(orders.userId, userId), gt(orders.placedAt, placedAt), ne(orders.status, 'Cancelled'))
  const [another] = await shop.db.select({ id: orders.id }).from(orders).where(later).limit(1)
  return another !== undefined
}

async function returnMoney(
  shop: Shop,
  orderPayment: OrderPayment,
  paid: ProviderPayment,
): Promise<CompletionResult> {
  const { order } = orderPayment
  const productIds =
    order.status === 'Pending Payment' ? await cancelUnpaidOrder(shop, orderPayment, 'mismatch') : []
  const cancellationReason =
    order.status === 'Pending Payment' ? 'mismatch' : (orderPayment.payment.cancellationReason ?? 'abandoned')
  await transitionPayment(shop, orderPayment, 'returned', { received: paid.amount, cancellationReason })
  await queueFullRefund(shop, order.id, 'system')
  return { completion: 'returned', productIds }
}

/** A payment of another business in the same Stripe account, which this shop may not refund. */
function logUnknown(shop: Shop, { id, reference, amount }: ProviderPayment): CompletionResult {
  shop.log.warn({ payment: id, reference, amount }, 'A card payment has no matching order')
  return { completion: 'unknown', productIds: [] }
}

interface OrderedLine {
  productId: string
  sizeEntryId: string | null
  quantity: number
}

const loadLines = (shop: Shop, orderId: string): Promise<OrderedLine[]> =>
  shop.db
    .select({
      productId: orderLines.productId,
      sizeEntryId: orderLines.sizeEntryId,
      quantity: orderLines.quantity,
    })
    .from(orderLines)
    .where(eq(orderLines.orderId, orderId))
    .orderBy(asc(orderLines.position))

/** False for deleted sizes. */
const isInShop = (line: OrderedLine): line is OrderedLine & EntryQuantity => line.sizeEntryId !== null
