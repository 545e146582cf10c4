import type { CartLine } from '@little-dunes/domain/cart'
import { refuse } from '@little-dunes/domain/failures'
import type { Language } from '@little-dunes/domain/languages'
import type { OrderStatus, PaymentMethod } from '@little-dunes/domain/order-lifecycle'
import { recordCodeUse } from '#discounts/record-code-use'
import type { OrderInput } from '#orders/placing/check-order'
import { decideOrder } from '#orders/placing/decide-order'
import { requireEntries } from '#orders/placing/stock-shortage'
import { writeOrder } from '#orders/placing/write-order'
import type { Shop } from '#shop'
import { takeStock } from '#stock/take-stock'

/** Decides an order and writes it with its code and its stock, or refuses; inside a transaction (D-06, D-41, D-44). */
export async function writeDecided(
  shop: Shop,
  userId: string,
  input: OrderInput,
  lines: CartLine[],
  begin: { paymentMethod: PaymentMethod; status: OrderStatus; language: Language },
) {
  const decision = await decideOrder(shop, userId, input, lines)
  if ('success' in decision) return decision
  const { address, shippingMethod } = input
  const orderId = await writeOrder(shop, { userId, ...begin, address, shippingMethod, ...decision })
  const { code } = decision
  if (code !== null && !(await recordCodeUse(shop, { userId, code, orderId }))) return refuse('code_used')
  // Last, since everybody who buys the same waits from here to the commit.
  if (!(await takeStock(shop, decision.entries))) return refuseShort(shop, lines)
  return { success: true as const, orderId, entries: decision.entries }
}

/** Somebody was faster: the entries are read again, to say what they left. */
async function refuseShort(shop: Shop, lines: CartLine[]) {
  const entries = await requireEntries(shop, lines)
  if ('success' in entries) return entries
  throw new Error('Stock was short and is not')
}
