import { type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { backoff, dueCondition } from '#jobs/backoff'
import { ServiceUnavailable } from '#jobs/service-unavailable'
import type { Shop } from '#shop'

/**
 * Rows of a table that are processed after the commit of the transaction that wrote them, each until it succeeds. The
 * row is the job: inserting it queues it. The table has `attempts`, `next_at` and `last_error`.
 */
export interface Queue<Row> {
  claimed?: Parameters<Shop['failpoint']>[0]
  /** Claims due rows with `dueRows` and `nextAttempt`. */
  claim(shop: Shop): Promise<Row[]>
  process(shop: Shop, row: Row): Promise<void>
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

/** Seconds until the second attempt, and the longest delay between two attempts. */
export type BackoffRange = readonly [first: number, longest: number]

/** Values set by a claim before any request, so a crash leaves the row for a later attempt. */
export const nextAttempt = (now: Date, waits: BackoffRange) => ({
  attempts: sql`attempts + 1`,
  nextAt: backoff(now, ...waits),
})

/** Condition for the rows of one claim. `SKIP LOCKED` gives each row to only one process. */
export const dueRows = (now: Date, id: PgColumn, pending: SQL, waits: BackoffRange): SQL => sql`${id} IN (
  SELECT ${id} FROM ${id.table} WHERE ${pending} AND ${dueCondition(now, ...waits)}
  ORDER BY next_at LIMIT ${BATCH} FOR UPDATE SKIP LOCKED)`
