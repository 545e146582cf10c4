import type { Fils } from '@little-dunes/domain/money'
import { and, eq, sum } from 'drizzle-orm'
import { storeCreditAccounts } from '#credit/credit-tables'
import { orders } from '#orders/store/order-tables'
import type { Shop } from '#shop'

/** In fils. */
export async function readCreditBalance(shop: Shop, userId: string): Promise<Fils> {
  const [account] = await shop.db
    .select()
    .from(storeCreditAccounts)
    .where(eq(storeCreditAccounts.userId, userId))
  return account?.balance ?? 0
}

/** In fils. Locked until the transaction ends, so each concurrent change sees the balance left by the previous one. */
export async function lockCreditBalance(tx: Shop, userId: string): Promise<Fils> {
  const [account] = await tx.db
    .select()
    .from(storeCreditAccounts)
    .where(eq(storeCreditAccounts.userId, userId))
    .for('update')
  return account?.balance ?? 0
}

/** Fils of store credit in the customer's unpaid order. The next order closes that order and gives them back (D-45). */
export async function readStoredCredit(shop: Shop, userId: string): Promise<Fils> {
  const [row] = await shop.db
    .select({ credit: sum(orders.credit).mapWith(Number) })
    .from(orders)
    .where(and(eq(orders.userId, userId), eq(orders.status, 'Pending Payment')))
  return row?.credit ?? 0
}
