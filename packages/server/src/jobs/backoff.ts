import { type SQL, sql } from 'drizzle-orm'

/**
 * The time of the next attempt, as SQL over the column `attempts`: doubled each time, up to `longest` seconds. Set when
 * work is claimed, so that a crashed process leaves it for later.
 */
export const backoff = (now: Date, first: number, longest: number): SQL =>
  sql`${now}::timestamptz + make_interval(secs => least(${first} * power(2, least(attempts, 30)), ${longest}))`

/**
 * Whether `next_at` has come. A time further ahead than the longest wait was set before a clock was put back, and is
 * due as well. Clocks of several processes may be a minute apart.
 */
export const dueCondition = (now: Date, first: number, longest: number): SQL =>
  sql`(next_at <= ${now} OR next_at > ${backoff(now, first, longest)} + interval '1 minute')`
