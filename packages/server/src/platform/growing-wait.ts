import { type SQL, sql } from 'drizzle-orm'

/**
 * When something is tried next, as SQL in terms of its column `attempts`: after twice the time at each try, up to
 * `longest` (both in seconds). Set when the work is taken up, so that a process which dies over it leaves it for later.
 */
export const growingWait = (now: Date, first: number, longest: number): SQL =>
  sql`${now}::timestamptz + make_interval(secs => least(${first} * power(2, least(attempts, 30)), ${longest}))`
