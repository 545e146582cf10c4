import { type SQL, sql } from 'drizzle-orm'

/**
 * For `user_id = ANY(…)`: whose orders and codes count together. An account is alone; of a guest it is everybody with the
 * phone, or a limit would end with the next guest.
 */
export const rowsOfPhone = (userId: string): SQL => sql`ARRAY(
  SELECT ${userId}::uuid UNION
  SELECT other.id FROM users me JOIN users other ON other.phone = me.phone
  WHERE me.id = ${userId} AND me.guest AND other.erased_at IS NULL)`
