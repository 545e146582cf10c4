import type { ListedCustomer } from '@little-dunes/domain/contract/customers/customer-fields'
import { asc, desc, inArray, sql } from 'drizzle-orm'
import { users } from '#accounts/account-tables'
import { customerFilterCondition, isSold } from '#customers/find-customers'
import type { Operation } from '#http/perform-call'
import { orders } from '#orders/store/order-tables'
import type { Shop } from '#shop'

const PER_PAGE = 50

const { id, name, email, phone, guest, createdAt } = users

export const listCustomers: Operation<'GET /api/staff/customers'> = async (shop, _member, input) => {
  const isBackwards = input.newer !== undefined && input.older === undefined
  const rows = await shop.db
    .select({ id, name, email, phone, guest, createdAt })
    .from(users)
    .where(customerFilterCondition(input))
    .orderBy(...(isBackwards ? [asc(createdAt), asc(id)] : [desc(createdAt), desc(id)]))
    .limit(PER_PAGE + 1)
  const page = rows.slice(0, PER_PAGE)
  if (isBackwards) page.reverse()
  const isMore = rows.length > PER_PAGE
  const bought = await loadPurchases(
    shop,
    page.map((row) => row.id),
  )
  return {
    customers: page.map((row) => ({
      ...row,
      createdAt: row.createdAt.getTime(),
      ...(bought.get(row.id) ?? NOTHING_BOUGHT),
    })),
    older: isBackwards || isMore ? (page.at(-1)?.id ?? null) : null,
    newer: (isBackwards ? isMore : input.older !== undefined) ? (page[0]?.id ?? null) : null,
  }
}

export type Purchases = Pick<ListedCustomer, 'orders' | 'spent' | 'lastOrderAt' | 'region'>

export const NOTHING_BOUGHT: Purchases = { orders: 0, spent: 0, lastOrderAt: null, region: null }

const refunded = sql`(SELECT coalesce(sum(r.amount), 0) FROM refunds r WHERE r.order_id = ${orders.id} AND NOT r.is_edit)`

/** Orders and spending of each customer, net of refunds. */
export async function loadPurchases(shop: Shop, ids: string[]): Promise<Map<string, Purchases>> {
  if (ids.length === 0) return new Map()
  const rows = await shop.db
    .select({
      userId: orders.userId,
      orders: sql`count(*)`.mapWith(Number),
      spent: sql`sum(${orders.amount} - ${refunded})`.mapWith(Number),
      lastOrderAt: sql`extract(epoch FROM max(${orders.placedAt})) * 1000`.mapWith(Number),
      region: sql<string>`(array_agg(${orders.address} ->> 'region' ORDER BY ${orders.placedAt} DESC))[1]`,
    })
    .from(orders)
    .where(sql`${inArray(orders.userId, ids)} AND ${isSold}`)
    .groupBy(orders.userId)
  return new Map(rows.map(({ userId, ...purchases }) => [userId, purchases]))
}
