import { type SQL, sql } from 'drizzle-orm'

/**
 * Rows whose orders and codes count together, for `user_id = ANY(…)`: an account alone, or for a guest all rows with
 * the same phone. Otherwise a new guest session would reset every limit.
 */
export const rowsOfPhone = (userId: string): SQL => sql`ARRAY(
  SELECT ${userId}::uuid UNION
  SELECT other.id FROM users me JOIN users other ON other.phone = me.phone
  WHERE me.id = ${userId} AND me.guest AND other.erased_at IS NULL)`

/** Matches the user, or for a guest every row with its confirmed phone. */
export const sharesPhoneWith = (userId: string, other: SQL): SQL => sql`(${other} = ${userId} OR EXISTS (
  SELECT FROM users me JOIN users they ON they.phone = me.phone
  WHERE me.id = ${userId} AND me.guest AND me.phone_confirmed_at IS NOT NULL AND they.id = ${other}
    AND they.erased_at IS NULL))`
