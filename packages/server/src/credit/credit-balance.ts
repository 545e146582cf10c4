import type { Fils } from '@little-dunes/domain/money'
import { eq } from 'drizzle-orm'
import { storeCreditAccounts } from '#credit/credit-tables'
import type { Shop } from '#shop'

/** The store credit of a shopper in fils. */
export async function readCreditBalance(shop: Shop, userId: string): Promise<Fils> {
  const [account] = await shop.db
    .select()
    .from(storeCreditAccounts)
    .where(eq(storeCreditAccounts.userId, userId))
  return account?.balance ?? 0
}

/** The same, locked until the end of the transaction: of several who change it each sees what the one before has left. */
export async function lockCreditBalance(tx: Shop, userId: string): Promise<Fils> {
  const [account] = await tx.db
    .select()
    .from(storeCreditAccounts)
    .where(eq(storeCreditAccounts.userId, userId))
    .for('update')
  return account?.balance ?? 0
}
