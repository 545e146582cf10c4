import type { Language } from '@little-dunes/domain/i18n/languages'
import { isRefusal, type Refusal, refuse } from '@little-dunes/domain/messages/failures'
import type { CartLine } from '@little-dunes/domain/orders/cart'
import type { OrderStatus, PaymentMethod } from '@little-dunes/domain/orders/order-lifecycle'
import { spendCredit } from '#credit/order-credit'
import { recordCodeUse } from '#discounts/use-code'
import { checkLimits } from '#orders/creating/account-limits'
import { estimatedDay } from '#orders/creating/estimated-day'
import { insertOrder } from '#orders/creating/insert-order'
import { normalizedDiscountCode, type OrderRequest, type OrderTaker } from '#orders/creating/order-request'
import { stockShortage } from '#orders/creating/ordered-entries'
import { inAed, priceOrder } from '#orders/creating/price-order'
import { readOrderTerms } from '#orders/creating/read-order-terms'
import { cashOrigins } from '#orders/store/cash-origin-tables'
import type { Shop } from '#shop'
import { deductOrderStock } from '#stock/order-stock'

/** An order as requested, with its first status. */
interface OrderToCreate {
  userId: string
  email: string
  input: OrderRequest
  lines: CartLine[]
  paymentMethod: PaymentMethod
  status: OrderStatus
  language: Language
  /** Network of the customer. */
  network?: string | undefined
  /** Team member who takes the order on the phone; undefined when the customer places it. */
  taker?: OrderTaker | undefined
}

/**
 * Prices an order, inserts it, records the use of its code and takes its stock and its credit, or refuses; runs in a
 * transaction (D-06, D-41, D-44). Expects the customer to be locked (D-45). Locks are taken in this order: customer,
 * order and payment, code, stock, credit, cart.
 */
export async function createOrder(shop: Shop, order: OrderToCreate) {
  const { userId, input, lines, taker, paymentMethod } = order
  const code = normalizedDiscountCode(input)
  const terms = await readOrderTerms(shop, userId, code, lines)
  // Without a provider, a pending order can neither be paid nor closed.
  if (shop.payments && terms.hasPending) return refuse('in_progress', { pendingOrder: true })
  const priced = priceOrder(terms, { ...input, paymentMethod }, code, lines, shop.now())
  if (isRefusal(priced)) return priced
  const { credit = 0 } = input
  if (credit > priced.quote.amount) return refuse('amount_changed', { quote: inAed(priced.quote) })
  const review = await checkLimits(shop, userId, { ...terms, quote: priced.quote, credit }, order)
  if (isRefusal(review)) return review
  const orderId = await insertOrder(shop, {
    ...order,
    ...review,
    ...priced,
    code,
    estimatedDay: estimatedDay(terms.deliveryPlan, input, shop.now()),
  })
  if (review.origin) await shop.db.insert(cashOrigins).values({ orderId, ...review.origin })
  const { maxUses } = priced
  const unusable = code === null ? null : await recordCodeUse(shop, { userId, code, orderId, maxUses })
  if (unusable !== null) return refuse(unusable)
  // This comes late, because other orders of the same sizes wait from here to the commit.
  if (!(await deductOrderStock(shop, priced.entries, { orderId, actor: taker?.actor ?? 'customer' })))
    return refuseShort(shop, order)
  const short = await spendCredit(shop, { id: orderId, userId, credit }, taker?.actor ?? 'customer')
  if (short) return short
  return { orderId, entries: priced.entries }
}

/** Another order was faster. Reads the stock again to return the remaining quantities. */
async function refuseShort(shop: Shop, { userId, lines }: OrderToCreate): Promise<Refusal> {
  const { entries } = await readOrderTerms(shop, userId, null, lines)
  const refusal = stockShortage(lines, entries)
  if (!refusal) throw new Error('The stock was too low for the order, but is sufficient now')
  return refusal
}
