import type { ParsedInput } from '@little-dunes/domain/contract/calls'
import { isRefusal, type Refusal, refuse } from '@little-dunes/domain/messages/failures'
import type { CartLine } from '@little-dunes/domain/orders/cart'
import { eq } from 'drizzle-orm'
import { findAccountByPhone, type NewAccount, openAccount, prepareAccount } from '#accounts/open-account'
import { parsePhoneNumber } from '#accounts/phone-number'
import type { Operation } from '#http/perform-call'
import { lockUser } from '#idempotency/lock-user'
import { withIdempotencyKey } from '#idempotency/with-idempotency-key'
import { createOrReuseCardOrder } from '#orders/creating/create-card-order'
import { createCashOrder } from '#orders/creating/create-cash-order'
import { orderedLines, orderProblem } from '#orders/placing/check-order'
import { startOrResume } from '#orders/placing/place-card-order'
import { createOrderReplacingPending } from '#orders/placing/replace-pending-order'
import { orders } from '#orders/store/order-tables'
import type { Shop } from '#shop'
import { type AuditActor, recordAuditEntry } from '#staff/record-audit-entry'

type Input = ParsedInput<'POST /api/staff/phone-order/place'>

/**
 * Places an order for a customer on the phone, once per key (D-43). The same transaction creates the account of a new
 * customer. Prices, stock and codes follow the rules of the shop; the team member may choose to exceed limits of the
 * account.
 */
export const placePhoneOrder: Operation<'POST /api/staff/phone-order/place'> = async (
  shop,
  member,
  input,
  context,
) => {
  const { address, paymentMethod } = input
  const problem = orderProblem(input)
  if (problem) return problem
  if (paymentMethod === 'stripe' && !shop.payments) return refuse('payments_unavailable')
  const phone = parsePhoneNumber(input.phone)
  if (!phone) return refuse('invalid_phone', { field: 'phone' })
  const newAccount = { name: address.fullname, email: address.email, phone }
  const customer = (await findAccountByPhone(shop, phone)) ?? (await prepareAccount(shop, newAccount))
  const lines = orderedLines(input.items)
  const author = { member, context }
  const origin = shop.publicUrl ?? context.origin
  const request = { userId: member.id, call: context.call, key: context.idempotencyKey, body: input }
  const { replayed, answer } = await createOrderReplacingPending<Created>(
    shop,
    customer.id,
    () => withIdempotencyKey(shop, request, (tx) => create(tx, author, { input, lines, customer, origin })),
    async (orderId) => ({ replayed: false, answer: refuse('earlier_order_paid', { orderId }) }),
  )
  if (isRefusal(answer)) return answer
  const { orderId } = answer
  shop.catalogue.stockChanged(new Set(lines.map(({ productId }) => productId)))
  if (!replayed) shop.announceOrder(orderId)
  const number = await loadNumber(shop, orderId)
  if (paymentMethod === 'cod') return { orderId, number, paymentUrl: null }
  const started = await startOrResume(shop, orderId)
  if (isRefusal(started)) return started
  return { orderId, number, paymentUrl: started?.payment?.url ?? null }
}

async function loadNumber({ db }: Shop, orderId: string): Promise<number> {
  const [order] = await db.select({ number: orders.number }).from(orders).where(eq(orders.id, orderId))
  if (!order) throw new Error('The placed order was not found')
  return order.number
}

interface Created {
  orderId: string
}

interface PhoneOrder {
  input: Input
  lines: CartLine[]
  /** Has a `passwordHash` when the account is to be created. */
  customer: { id: string; email: string } | NewAccount
  /** Origin to which the card provider's page returns the customer. */
  origin: string
}

async function create(
  tx: Shop,
  author: AuditActor,
  { input, lines, customer, origin }: PhoneOrder,
): Promise<Created | Refusal> {
  const { language, paymentMethod, mayExceedLimits } = input
  const { id: userId, email } = customer
  if ('passwordHash' in customer) {
    const refused = await openAccount(tx, customer)
    if (refused) return refused
  }
  // Comes after the lock of the team member. No holder of this lock waits for that one (D-45).
  await lockUser(tx, userId)
  const taker = { actor: author.member.email, mayExceedLimits }
  const order = { userId, email, language, input, lines, taker }
  const created =
    paymentMethod === 'cod'
      ? await createCashOrder(tx, order)
      : await createOrReuseCardOrder(tx, { ...order, way: 'hosted', origin })
  if (isRefusal(created)) return created
  const { orderId } = created
  const after = { byPhone: true, amount: input.amount, paymentMethod, mayExceedLimits }
  await recordAuditEntry(tx, author, { id: orderId, before: {}, after })
  return { orderId }
}
