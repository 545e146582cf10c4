import { isRefusal, type Refusal } from '@little-dunes/domain/messages/failures'
import { inTransaction } from '#database/in-transaction'
import type { Shop } from '#shop'

/** Rolls the transaction back; thrown and caught only in this file. */
class Undone extends Error {
  readonly refusal: Refusal

  constructor(refusal: Refusal) {
    super(refusal.code)
    this.refusal = refusal
  }
}

/** Runs `work` in one transaction and rolls back if it refuses. Like every transaction it may run again. */
export async function inTransactionOrRefuse<Answer>(
  shop: Shop,
  work: (shop: Shop) => Promise<Answer | Refusal>,
): Promise<Answer | Refusal> {
  try {
    return await inTransaction(shop, async (tx) => {
      const answer = await work(tx)
      if (isRefusal(answer)) throw new Undone(answer)
      return answer
    })
  } catch (error) {
    if (error instanceof Undone) return error.refusal
    throw error
  }
}
