import { sql } from 'drizzle-orm'
import { cardRules, staleCards } from '#catalogue/cards/card-tables'
import { CARD_RULES } from '#catalogue/cards/product-card'
import { computeCards, writeCards } from '#catalogue/cards/write-cards'
import { products } from '#catalogue/catalogue-tables'
import { ADVISORY_LOCKS } from '#database/advisory-locks'
import { transaction } from '#database/transaction'
import { createGiveWay } from '#jobs/give-way'
import type { Job } from '#jobs/start-jobs'
import type { Database, Shop } from '#shop'

/** Cards per transaction: some 30 ms, during which the process answers no requests. */
const BATCH = 100

/** Stale products are removed before they are read, so a change made meanwhile adds its product again. */
async function takeStale(db: Database): Promise<{ ids: string[]; taken: number }> {
  const { rows } = await db.execute<{ product_id: string }>(sql`
    DELETE FROM ${staleCards} WHERE id IN (SELECT id FROM ${staleCards} ORDER BY id LIMIT ${BATCH}) RETURNING product_id`)
  return { ids: [...new Set(rows.map((row) => row.product_id))], taken: rows.length }
}

const inTurn = (tx: Database) => tx.execute(sql`SELECT pg_advisory_xact_lock(${ADVISORY_LOCKS.cards})`)

/** For products that do not change meanwhile: several processes may compute cards at once, and write in turn. */
export async function addCards(db: Database, ids: readonly string[]): Promise<void> {
  const computed = await computeCards(db, ids)
  await transaction(db, async (tx) => {
    await inTurn(tx)
    await writeCards(tx, computed)
  })
}

/**
 * Computes the cards of changed products, the longest waiting first. True when more may wait. Transactions run one at a
 * time, so a request after a commit gets the new card, even when another process computes it.
 */
export const refreshCards = (db: Database): Promise<boolean> =>
  transaction(db, async (tx) => {
    await inTurn(tx)
    const { ids, taken } = await takeStale(tx)
    if (ids.length > 0) await writeCards(tx, await computeCards(tx, ids))
    return taken === BATCH
  })

export async function hasStaleCards(db: Database): Promise<boolean> {
  const { rows } = await db.execute<{ stale: boolean }>(
    sql`SELECT EXISTS (SELECT FROM ${staleCards}) AS stale`,
  )
  return rows[0]?.stale === true
}

/**
 * A list waits for a refresh of so many cards at most. After a larger change the list is answered from the old cards.
 */
const MAX_AWAITED = BATCH

async function countStale(db: Database): Promise<number> {
  const { rows } = await db.execute<{ stale: number }>(
    sql`SELECT count(*)::integer AS stale FROM (SELECT FROM ${staleCards} LIMIT ${MAX_AWAITED + 1}) waiting`,
  )
  return rows[0]?.stale ?? 0
}

/** A running refresh may miss a change that the next caller has seen, so those callers share the refresh after it. */
const refreshes = new WeakMap<Database, { now: Promise<unknown>; next: Promise<unknown> | null }>()

function refreshOnce(db: Database): Promise<unknown> {
  const known = refreshes.get(db)
  if (known?.next) return known.next
  const begin = () => {
    const now = refreshCards(db)
    const started = { now, next: null }
    refreshes.set(db, started)
    return now.finally(() => {
      if (refreshes.get(db) === started && started.next === null) refreshes.delete(db)
    })
  }
  if (!known) return begin()
  known.next = known.now.catch(() => undefined).then(begin)
  return known.next
}

/** Call this before answering a list: after a change of few products it waits until their cards are current. */
export async function freshCards(db: Database): Promise<void> {
  const stale = await countStale(db)
  if (stale > 0 && stale <= MAX_AWAITED) await refreshOnce(db)
}

export async function followRules(db: Database): Promise<void> {
  await transaction(db, async (tx) => {
    const { rows } = await tx.execute(sql`
      INSERT INTO ${cardRules} (id, version) VALUES (1, ${CARD_RULES})
      ON CONFLICT (id) DO UPDATE SET version = ${CARD_RULES} WHERE ${cardRules}.version <> ${CARD_RULES} RETURNING id`)
    if (rows.length > 0)
      await tx.execute(sql`INSERT INTO ${staleCards} (product_id) SELECT id FROM ${products}`)
  })
}

/** After this many batches the job checks whether the shop is shutting down. */
const BATCHES_OF_A_RUN = 20

/** Keeps cards up to date even without requests for lists. Every process runs this job. */
export const CARD_JOBS: Job[] = [
  {
    name: 'cards',
    async run(shop: Shop, isFirst) {
      const { db } = shop
      if (isFirst) await followRules(db)
      const giveWay = createGiveWay()
      for (let batch = 0; batch < BATCHES_OF_A_RUN; batch++) {
        if (!(await hasStaleCards(db))) return
        await giveWay()
        await refreshCards(db)
      }
      shop.wakeJobs()
    },
  },
]
