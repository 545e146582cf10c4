import { storeCreditEntries } from '#credit/credit-tables'
import type { Shop } from '#shop'

type NewEntry = Omit<typeof storeCreditEntries.$inferInsert, 'id' | 'at' | 'balance'>

/**
 * Changes the credit of a shopper, in the transaction of its cause; the balance is locked until the commit.
 * @throws the violation `store_credit_balance` when more would be taken than there is
 */
export async function addCreditEntry(tx: Shop, entry: NewEntry): Promise<void> {
  await tx.db.insert(storeCreditEntries).values({ ...entry, at: tx.now() })
}
