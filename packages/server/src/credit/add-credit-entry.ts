import { storeCreditEntries } from '#credit/credit-tables'
import type { Shop } from '#shop'

type NewEntry = Omit<typeof storeCreditEntries.$inferInsert, 'id' | 'at' | 'balance'>

/**
 * Changes a customer's store credit in the transaction of its cause. The balance is locked until the commit.
 * @throws the violation `store_credit_balance` when it would take more than the balance
 */
export async function addCreditEntry(tx: Shop, entry: NewEntry): Promise<void> {
  await tx.db.insert(storeCreditEntries).values({ ...entry, at: tx.now() })
}
