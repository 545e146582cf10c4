import { count, eq, sql } from 'drizzle-orm'
import { codeUses, discountCodes } from '#discounts/discount-tables'
import type { Shop } from '#shop'

/** `maxUses` is the maximum for all customers together; null for no limit. */
interface CodeUse {
  userId: string
  code: string
  orderId: string
  maxUses: number | null
}

/**
 * Records that an order uses a code, or returns the reason for refusal: the customer has no use left (D-44), or another
 * order took the last use. Waits for an order with the code that is being placed.
 */
export async function recordCodeUse(
  shop: Shop,
  { maxUses, ...use }: CodeUse,
): Promise<'code_used' | 'code_used_up' | null> {
  if (maxUses !== null && (await countUses(shop, use.code)) >= maxUses) return 'code_used_up'
  const { userId, code, orderId } = use
  const { rowCount } = await shop.db.execute(sql`
    INSERT INTO ${codeUses} (user_id, code, order_id, use)
    SELECT ${userId}::uuid, ${code}, ${orderId}::uuid, n
    FROM generate_series(1, (SELECT max_uses_per_customer FROM ${discountCodes} c WHERE c.code = ${code})) n
    WHERE NOT EXISTS (SELECT FROM ${codeUses} u WHERE u.user_id = ${userId} AND u.code = ${code} AND u.use = n)
    ORDER BY n LIMIT 1 ON CONFLICT DO NOTHING`)
  return rowCount === 1 ? null : 'code_used'
}

/** Locks the code, so that orders count its uses one after the other. */
async function countUses(shop: Shop, code: string): Promise<number> {
  const which = eq(discountCodes.code, code)
  await shop.db.select({ code: discountCodes.code }).from(discountCodes).where(which).for('update')
  const [row] = await shop.db.select({ uses: count() }).from(codeUses).where(eq(codeUses.code, code))
  return row?.uses ?? 0
}

/** Lets the customer use the code of an unpaid order again (D-44). */
export async function releaseCode(shop: Shop, orderId: string): Promise<void> {
  await shop.db.delete(codeUses).where(eq(codeUses.orderId, orderId))
}
