import type { CartLine } from '@little-dunes/domain/cart'
import { refuse } from '@little-dunes/domain/failures'
import { takeOutOrdered } from '#cart/take-out-ordered'
import { type OrderInput, orderedLines, orderProblem } from '#orders/check-order'
import { type Decision, decideOrder } from '#orders/decide-order'
import { recordCodeUse } from '#orders/record-code-use'
import { requireEntries } from '#orders/stock-shortage'
import { takeStock } from '#orders/take-stock'
import { writeOrder } from '#orders/write-order'
import { exactlyOnce } from '#platform/idempotency'
import type { Operation } from '#platform/perform-call'
import type { Shop } from '#platform/shop'
import { undoneWhenRefused } from '#platform/undone-when-refused'

/** API-45 to API-49: cash on delivery, in one transaction and once per key (D-06, D-41, D-43). */
export const placeOrder: Operation<'POST /api/order/place'> = async (shop, caller, input, context) => {
  const problem = orderProblem(input)
  if (problem) return problem
  const lines = orderedLines(input.items)
  const request = { userId: caller.id, call: context.call, key: context.idempotencyKey, body: input }
  const answer = await exactlyOnce(shop, request, (once) =>
    undoneWhenRefused(once, (inside) => place(inside, caller.id, input, lines)),
  )
  if (answer.success) shop.catalogue.stockChanged(new Set(lines.map((line) => line.itemId)))
  return answer
}

async function place(shop: Shop, userId: string, input: OrderInput, lines: CartLine[]) {
  const decision = await decideOrder(shop, userId, input, lines)
  if ('success' in decision) return decision
  const orderId = await write(shop, userId, input, decision)
  const { code } = decision
  if (code !== null && !(await recordCodeUse(shop, { userId, code, orderId }))) return refuse('code_used')
  // Last, since everybody who buys the same waits from here to the commit.
  if (!(await takeStock(shop, lines))) return refuseShort(shop, lines)
  await takeOutOrdered(shop, userId, lines)
  return { success: true as const, message: 'Order placed successfully!', orderId }
}

const write = (shop: Shop, userId: string, input: OrderInput, decision: Decision): Promise<string> => {
  const { address, shippingMethod } = input
  const order = { userId, paymentMethod: 'cod', status: 'Order Placed', address, shippingMethod } as const
  return writeOrder(shop, { ...order, ...decision })
}

/** Somebody was faster: the entries are read again, to say what they left. */
async function refuseShort(shop: Shop, lines: CartLine[]) {
  const entries = await requireEntries(shop, lines)
  if ('success' in entries) return entries
  throw new Error('Stock was short and is not')
}
