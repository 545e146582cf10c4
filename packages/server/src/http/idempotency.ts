import { createHash } from 'node:crypto'
import { isRefusal, type Refusal, refuse } from '@little-dunes/domain/failures'
import { and, eq } from 'drizzle-orm'
import { inTransactionOrRefuse } from '#database/in-transaction-or-refuse'
import { databaseCode } from '#database/transaction'
import { idempotentAnswers } from '#http/idempotency-tables'
import type { Shop } from '#shop'

/** What two requests have in common when they are one and the same: user, call and key; `body` has to agree (D-43). */
export interface IdempotentRequest {
  userId: string
  call: string
  /** Header `Idempotency-Key`; without it `work` simply runs. */
  key: string | null
  /** The parsed body, so that spelling and unknown fields make no difference. */
  body: unknown
}

const LOCK_NOT_AVAILABLE = '55P03'

/**
 * Does `work` once per key (D-43): in one transaction with the record of its answer, which a repeat gets word for word.
 * A twin in flight waits for the first one and answers 409 when that takes too long. Refusals are not kept: what was
 * refused may be tried again with the same key.
 */
export async function withIdempotencyKey<Answer extends { success: true }>(
  shop: Shop,
  request: IdempotentRequest,
  work: (shop: Shop) => Promise<Answer | Refusal>,
): Promise<Answer | Refusal> {
  const { userId, call, key, body } = request
  if (key === null) return work(shop)
  const bodyHash = createHash('sha256').update(JSON.stringify(body)).digest('base64')
  const table = idempotentAnswers
  const mine = and(eq(table.userId, userId), eq(table.call, call), eq(table.key, key))
  return inTransactionOrRefuse<Answer>(shop, async (tx) => {
    const claim = { userId, call, key, bodyHash, answer: '', answeredAt: shop.now() }
    const claimed = await claimKey(tx, claim)
    if (claimed !== true) return claimed ?? replay<Answer>(tx, mine, bodyHash)
    const answer = await work(tx)
    if (!isRefusal(answer)) {
      await tx.db
        .update(table)
        .set({ answer: JSON.stringify(answer) })
        .where(mine)
    }
    return answer
  })
}

/** Lets the key of a request be used anew, when what was answered to it is void. */
export async function releaseKey(shop: Shop, { userId, call, key }: IdempotentRequest): Promise<void> {
  const { userId: user, call: name, key: its } = idempotentAnswers
  if (key !== null) {
    await shop.db.delete(idempotentAnswers).where(and(eq(user, userId), eq(name, call), eq(its, key)))
  }
}

/** `true` when the key is new, null when it has an answer already; waits for a transaction that is about to give one. */
async function claimKey(
  shop: Shop,
  claim: typeof idempotentAnswers.$inferInsert,
): Promise<true | Refusal | null> {
  try {
    const { rowCount } = await shop.db.insert(idempotentAnswers).values(claim).onConflictDoNothing()
    return rowCount === 1 ? true : null
  } catch (error) {
    if (databaseCode(error) === LOCK_NOT_AVAILABLE) return refuse('in_progress')
    throw error
  }
}

async function replay<Answer>(
  shop: Shop,
  mine: ReturnType<typeof and>,
  bodyHash: string,
): Promise<Answer | Refusal> {
  const [stored] = await shop.db.select().from(idempotentAnswers).where(mine)
  if (!stored) throw new Error('An answer was kept and is gone')
  return stored.bodyHash === bodyHash ? (JSON.parse(stored.answer) as Answer) : refuse('key_reused')
}
