import { type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { backoff, dueCondition } from '#jobs/backoff'
import { ServiceUnavailable } from '#jobs/service-unavailable'
import type { Shop } from '#shop'

/**
 * Rows of a table that are processed after the transaction that wrote them, each until it succeeds. The row itself is
 * the job: whoever inserts it in a transaction has queued it. Its table has `attempts`, `next_at` and `last_error`.
 */
export interface Queue<Row> {
  /** Reached after each claim. */
  claimed?: Parameters<Shop['failpoint']>[0]
  /** Claims rows that are due, with `dueRows` and `nextAttempt`. */
  claim(shop: Shop): Promise<Row[]>
  process(shop: Shop, row: Row): Promise<void>
  /** Stores and logs why an attempt did not succeed. */
  failed(shop: Shop, row: Row, reason: string): Promise<void>
}

/** Processes rows until none is due. Stops at the first row whose service is unavailable. */
export async function processQueue<Row>(shop: Shop, queue: Queue<Row>): Promise<void> {
  for (;;) {
    const rows = await queue.claim(shop)
    for (const row of rows) if (!(await attempt(shop, queue, row))) return
    if (rows.length === 0) return
  }
}

async function attempt<Row>(shop: Shop, queue: Queue<Row>, row: Row): Promise<boolean> {
  if (queue.claimed) shop.failpoint(queue.claimed)
  try {
    await queue.process(shop, row)
    return true
  } catch (error) {
    await queue.failed(shop, row, (error as Error).message)
    return !(error instanceof ServiceUnavailable)
  }
}

const BATCH = 20

/** Seconds until the second attempt, and the most between two. */
export type BackoffRange = readonly [first: number, longest: number]

/** What a claim sets, before anything is asked: a process that crashes leaves the row for later. */
export const nextAttempt = (now: Date, waits: BackoffRange) => ({
  attempts: sql`attempts + 1`,
  nextAt: backoff(now, ...waits),
})

/** The rows of one claim, as a condition; `SKIP LOCKED` gives each to one process only. */
export const dueRows = (now: Date, id: PgColumn, pending: SQL, waits: BackoffRange): SQL => sql`${id} IN (
  SELECT ${id} FROM ${id.table} WHERE ${pending} AND ${dueCondition(now, ...waits)}
  ORDER BY next_at LIMIT ${BATCH} FOR UPDATE SKIP LOCKED)`
