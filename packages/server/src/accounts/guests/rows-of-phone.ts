import { type SQL, sql } from 'drizzle-orm'

/**
 * For `user_id = ANY(…)`: whose orders and codes count together. An account is alone; of a guest it is everybody with the
 * phone, or a limit would end with the next guest.
 */
export const rowsOfPhone = (userId: string): SQL => sql`ARRAY(
  SELECT ${userId}::uuid UNION
  SELECT other.id FROM users me JOIN users other ON other.phone = me.phone
  WHERE me.id = ${userId} AND me.guest AND other.erased_at IS NULL)`

/** Whether what is for another one is for this user too: the user itself, or for a guest everybody with its confirmed phone. */
export const sharesPhoneWith = (userId: string, other: SQL): SQL => sql`(${other} = ${userId} OR EXISTS (
  SELECT FROM users me JOIN users they ON they.phone = me.phone
  WHERE me.id = ${userId} AND me.guest AND me.phone_confirmed_at IS NOT NULL AND they.id = ${other}
    AND they.erased_at IS NULL))`
