import { isRefusal, refuse } from '@little-dunes/domain/messages/failures'
import type { Language } from '@little-dunes/domain/messages/languages'
import type { CartLine } from '@little-dunes/domain/orders/cart'
import type { OrderStatus, PaymentMethod } from '@little-dunes/domain/orders/order-lifecycle'
import { recordCodeUse } from '#discounts/use-code'
import { checkLimits } from '#orders/placing/account-limits'
import type { OrderRequest } from '#orders/placing/check-order'
import { insertOrder } from '#orders/placing/insert-order'
import { requireSizeEntries } from '#orders/placing/ordered-entries'
import { priceOrder } from '#orders/placing/price-order'
import type { Shop } from '#shop'
import { deductOrderStock } from '#stock/order-stock'

/** Prices an order, inserts it, redeems its code and takes its stock, or refuses; in a transaction (D-06, D-41, D-44). */
export async function createOrder(
  shop: Shop,
  userId: string,
  input: OrderRequest,
  lines: CartLine[],
  start: { paymentMethod: PaymentMethod; status: OrderStatus; language: Language },
) {
  const priced = await priceOrder(shop, userId, input, lines)
  if (isRefusal(priced)) return priced
  const review = await checkLimits(shop, userId, priced, start.paymentMethod)
  if (isRefusal(review)) return review
  const { address, shippingMethod } = input
  const orderId = await insertOrder(shop, { userId, ...start, ...review, address, shippingMethod, ...priced })
  const { code, mostUses } = priced
  const unusable = code === null ? null : await recordCodeUse(shop, { userId, code, orderId, mostUses })
  if (unusable !== null) return refuse(unusable)
  // Last, since other orders of the same sizes wait from here to the commit.
  if (!(await deductOrderStock(shop, priced.entries, { orderId, actor: 'shopper' })))
    return refuseShort(shop, lines)
  return { success: true as const, orderId, entries: priced.entries, ...review }
}

/** Another order was faster: reads the stock again, to answer what is left. */
async function refuseShort(shop: Shop, lines: CartLine[]) {
  const entries = await requireSizeEntries(shop, lines)
  if (isRefusal(entries)) return entries
  throw new Error('Stock was short and is not')
}
