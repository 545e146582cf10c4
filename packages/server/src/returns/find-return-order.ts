import { type Refusal, refuse } from '@little-dunes/domain/messages/failures'
import { orderNumberText, readOrderNumber } from '@little-dunes/domain/orders/order-number'
import { and, eq, ne, type SQL } from 'drizzle-orm'
import { isValidOrderKey } from '#orders/showing/order-link'
import { orders } from '#orders/store/order-tables'
import type { Shop } from '#shop'

export interface ReturnOrder {
  id: string
  userId: string
}

async function find(shop: Shop, which: SQL | undefined): Promise<ReturnOrder | Refusal> {
  const { id, userId, status } = orders
  const [order] = await shop.db
    .select({ id, userId })
    .from(orders)
    .where(and(which, ne(status, 'Pending Payment')))
  return order ?? refuse('order_not_found')
}

/** Another customer's order gets the same answer as an unknown number (D-76). */
export async function findCustomerOrder(
  shop: Shop,
  userId: string,
  text: string,
): Promise<ReturnOrder | Refusal> {
  const number = readOrderNumber(text)
  if (number === null) return refuse('order_not_found')
  return find(shop, and(eq(orders.number, number), eq(orders.userId, userId)))
}

/** Finds an order by the link in an email. */
export async function findLinkedOrder(
  shop: Shop,
  { number: text, key }: { number: string; key: string },
): Promise<ReturnOrder | Refusal> {
  const number = readOrderNumber(text)
  if (number === null || !(await isValidOrderKey(shop, orderNumberText(number), key)))
    return refuse('link_ended')
  return find(shop, eq(orders.number, number))
}
