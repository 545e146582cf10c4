import { type SQL, sql } from 'drizzle-orm'

/**
 * When something is tried next, as SQL in terms of its column `attempts`: after twice the time at each try, up to
 * `longest` (both in seconds). Set when the work is taken up, so that a process which dies over it leaves it for later.
 */
export const growingWait = (now: Date, first: number, longest: number): SQL =>
  sql`${now}::timestamptz + make_interval(secs => least(${first} * power(2, least(attempts, 30)), ${longest}))`

/**
 * Whether its time, in the column `next_at`, has come. A time further ahead than such a wait can be was set by a clock
 * that was put back since: nobody waits for that. Clocks of several processes may be a minute apart.
 */
export const isDue = (now: Date, first: number, longest: number): SQL =>
  sql`(next_at <= ${now} OR next_at > ${growingWait(now, first, longest)} + interval '1 minute')`
