import { type Refusal, refuse } from '@little-dunes/domain/messages/failures'
import { orderNumberText, readOrderNumber } from '@little-dunes/domain/orders/order-number'
import { and, eq } from 'drizzle-orm'
import { users } from '#accounts/account-tables'
import { isValidOrderKey } from '#orders/showing/order-link'
import { orders } from '#orders/store/order-tables'
import type { Shop } from '#shop'

/**
 * Finds an order by the link in an email. Only guests may use it to change an order: customers with an account sign in.
 */
export async function linkedGuestOrder(
  shop: Shop,
  { number: numberText, key }: { number: string; key: string },
): Promise<{ id: string; userId: string } | Refusal> {
  const number = readOrderNumber(numberText)
  if (number === null || !(await isValidOrderKey(shop, orderNumberText(number), key)))
    return refuse('link_ended')
  const [order] = await shop.db
    .select({ id: orders.id, userId: orders.userId, guest: users.guest })
    .from(orders)
    .innerJoin(users, eq(users.id, orders.userId))
    .where(and(eq(orders.number, number)))
  if (!order) return refuse('order_not_found')
  return order.guest ? order : refuse('sign_in_to_change')
}
