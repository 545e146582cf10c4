import { type SQL, sql } from 'drizzle-orm'

/**
 * Time of the next attempt as SQL over the column `attempts`. The delay doubles each time, up to `longest` seconds. Set
 * when work is claimed, so a crashed process does not retry immediately.
 */
export const backoff = (now: Date, first: number, longest: number): SQL =>
  sql`${now}::timestamptz + make_interval(secs => least(${first} * power(2, least(attempts, 30)), ${longest}))`

/**
 * True when `next_at` has come. A time further ahead than the longest delay was set before a clock was put back and is
 * also due. Clocks of processes may differ by a minute.
 */
export const dueCondition = (now: Date, first: number, longest: number): SQL =>
  sql`(next_at <= ${now} OR next_at > ${backoff(now, first, longest)} + interval '1 minute')`
