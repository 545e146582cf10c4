import type { ParsedInput } from '@little-dunes/domain/contract/calls'
import { isRefusal, type Refusal, refuse } from '@little-dunes/domain/messages/failures'
import { mayMoveOrder } from '@little-dunes/domain/orders/order-lifecycle'
import { readOrderNumber } from '@little-dunes/domain/orders/order-number'
import { and, eq } from 'drizzle-orm'
import { inTransactionOrRefuse } from '#database/in-transaction-or-refuse'
import type { Operation } from '#http/perform-call'
import { estimatedDay } from '#orders/creating/estimated-day'
import { linkedGuestOrder } from '#orders/linked-order'
import { lockOrder } from '#orders/store/lock-order'
import { orders } from '#orders/store/order-tables'
import { writeAddress } from '#orders/store/write-address'
import { shopSettings } from '#settings/settings-tables'
import type { Shop } from '#shop'

type Change = Pick<ParsedInput<'POST /api/order/address'>, 'from' | 'to'>

/** Changes the address of a customer's order until it is packed. */
export const changeCustomerAddress: Operation<'POST /api/order/address'> = async (shop, caller, input) => {
  const number = readOrderNumber(input.number)
  if (number === null) return refuse('order_not_found')
  const [order] = await shop.db
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.number, number), eq(orders.userId, caller.id)))
  return order ? changePlace(shop, order.id, input) : refuse('order_not_found')
}

/** For guests with the link in an email. */
export const changeLinkedAddress: Operation<'POST /api/order/address-linked'> = async (
  shop,
  _caller,
  input,
) => {
  const order = await linkedGuestOrder(shop, input)
  return isRefusal(order) ? order : changePlace(shop, order.id, input)
}

/** Email and phone stay: links, limits and the code of a large order depend on them. */
async function changePlace(
  shop: Shop,
  orderId: string,
  { from, to }: Change,
): Promise<{ textKey: 'address_changed' } | Refusal> {
  return inTransactionOrRefuse(shop, async (tx) => {
    const order = await lockOrder(tx, orderId)
    if (!order) return refuse('order_not_found')
    if (!mayMoveOrder(order.status)) return refuse('address_stays', { status: order.status })
    const { email, phone } = order.address
    const written = await writeAddress(tx, order, {
      from: { ...from, email, phone },
      to: { ...to, email, phone },
      mayExceedLimits: false,
    })
    if (isRefusal(written)) return written
    if (order.estimatedDay && written.before.region !== written.after.region)
      await renewEstimate(tx, { ...order, address: written.after })
    return { textKey: 'address_changed' as const }
  })
}

/** The estimated delivery day depends on the emirate. */
async function renewEstimate(tx: Shop, order: typeof orders.$inferSelect): Promise<void> {
  const [settings] = await tx.db.select({ plan: shopSettings.deliveryPlan }).from(shopSettings)
  const day = estimatedDay(settings?.plan ?? null, order, tx.now())
  await tx.db.update(orders).set({ estimatedDay: day }).where(eq(orders.id, order.id))
}
