import { createHash } from 'node:crypto'
import { isRefusal, type Refusal, refuse } from '@little-dunes/domain/messages/failures'
import { and, eq, sql } from 'drizzle-orm'
import { runExclusive } from '#database/customer-mutex'
import { inTransactionOrRefuse } from '#database/in-transaction-or-refuse'
import { databaseCode } from '#database/transaction'
import { idempotentAnswers } from '#idempotency/idempotency-tables'
import { lockUser, userLock } from '#idempotency/lock-user'
import type { Shop } from '#shop'

/** Requests with the same user, call and key are duplicates; `body` must be the same (D-43). */
export interface IdempotentRequest {
  userId: string
  call: string
  /** Header `Idempotency-Key`; null runs `work` every time. */
  key: string | null
  /** Parsed body, so that formatting and unknown fields make no difference. */
  body: unknown
}

export interface IdempotentResult<Answer> {
  /** An earlier request stored the answer. */
  replayed: boolean
  answer: Answer | Refusal
}

interface Claim {
  userId: string
  call: string
  key: string
  bodyHash: string
}

const LOCK_NOT_AVAILABLE = '55P03'

/**
 * Runs `work` once per key, in one transaction with the record of its answer (D-43). Transactions of one user run one
 * after another, across all processes (D-45): others wait in line, or get 409; too many get 429. A refusal rolls back
 * the transaction and is not stored.
 */
export async function withIdempotencyKey<Answer>(
  shop: Shop,
  request: IdempotentRequest,
  work: (tx: Shop) => Promise<Answer | Refusal>,
): Promise<IdempotentResult<Answer>> {
  const transact = () => inTransactionOrRefuse(shop, (tx) => replayOrRun(tx, request, work))
  const outcome = (await runExclusive(shop, request.userId, transact)) ?? refuse('too_many_requests')
  return isRefusal(outcome) ? { replayed: false, answer: outcome } : outcome
}

async function replayOrRun<Answer>(
  shop: Shop,
  request: IdempotentRequest,
  work: (tx: Shop) => Promise<Answer | Refusal>,
): Promise<{ replayed: boolean; answer: Answer } | Refusal> {
  const { userId, call, key, body } = request
  if (key === null) {
    await lockUser(shop, userId)
    const answer = await work(shop)
    return isRefusal(answer) ? answer : { replayed: false, answer }
  }
  const bodyHash = createHash('sha256').update(JSON.stringify(body)).digest('base64')
  const claimed = await claimKey(shop, { userId, call, key, bodyHash })
  if (isRefusal(claimed)) return claimed
  if (claimed === 'duplicate') return replay<Answer>(shop, request, bodyHash)
  const answer = await work(shop)
  if (isRefusal(answer)) return answer
  await shop.db
    .update(idempotentAnswers)
    .set({ answer: JSON.stringify(answer) })
    .where(ofRequest(request))
  return { replayed: false, answer }
}

const ofRequest = ({ userId, call, key }: IdempotentRequest) =>
  and(
    eq(idempotentAnswers.userId, userId),
    eq(idempotentAnswers.call, call),
    eq(idempotentAnswers.key, key ?? ''),
  )

/** Deletes the stored answer when it is no longer true, so that the key can be used again. */
export async function releaseKey(shop: Shop, request: IdempotentRequest): Promise<void> {
  if (request.key !== null) await shop.db.delete(idempotentAnswers).where(ofRequest(request))
}

/** Locks the user before it looks for the same key, so that a duplicate waits for the request in progress. */
async function claimKey(
  shop: Shop,
  { userId, call, key, bodyHash }: Claim,
): Promise<'new' | 'duplicate' | Refusal> {
  try {
    const { rowCount } = await shop.db.execute(sql`
      WITH locked AS MATERIALIZED (SELECT ${userLock(userId)})
      INSERT INTO ${idempotentAnswers} (user_id, call, key, body_hash, answer, answered_at)
      SELECT ${userId}::uuid, ${call}, ${key}, ${bodyHash}, '""'::jsonb, ${shop.now()}::timestamptz FROM locked
      ON CONFLICT DO NOTHING`)
    return rowCount === 1 ? 'new' : 'duplicate'
  } catch (error) {
    if (databaseCode(error) === LOCK_NOT_AVAILABLE) return refuse('in_progress')
    throw error
  }
}

async function replay<Answer>(
  shop: Shop,
  request: IdempotentRequest,
  bodyHash: string,
): Promise<{ replayed: boolean; answer: Answer } | Refusal> {
  const [stored] = await shop.db.select().from(idempotentAnswers).where(ofRequest(request))
  if (!stored) throw new Error('The stored response of the idempotency key was not found')
  if (stored.bodyHash !== bodyHash) return refuse('key_reused')
  return { replayed: true, answer: JSON.parse(stored.answer) as Answer }
}
