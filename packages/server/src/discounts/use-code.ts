import { count, eq } from 'drizzle-orm'
import { codeUses, discountCodes } from '#discounts/discount-tables'
import type { Shop } from '#shop'

/** An order that uses a code; `mostUses` of all shoppers together, null for any number. */
interface CodeUse {
  userId: string
  code: string
  orderId: string
  mostUses: number | null
}

/**
 * Records that an order uses a code; answers why it may not: another order of the shopper does (D-44), or others were
 * faster with the last use. Waits for one that is being placed.
 */
export async function recordCodeUse(
  shop: Shop,
  { mostUses, ...use }: CodeUse,
): Promise<'code_used' | 'code_used_up' | null> {
  if (mostUses !== null && (await usesOf(shop, use.code)) >= mostUses) return 'code_used_up'
  const { rowCount } = await shop.db.insert(codeUses).values(use).onConflictDoNothing()
  return rowCount === 1 ? null : 'code_used'
}

/** Locks the code, so that its uses are counted one order after the other. */
async function usesOf(shop: Shop, code: string): Promise<number> {
  const which = eq(discountCodes.code, code)
  await shop.db.select({ code: discountCodes.code }).from(discountCodes).where(which).for('update')
  const [found] = await shop.db.select({ uses: count() }).from(codeUses).where(eq(codeUses.code, code))
  return found?.uses ?? 0
}

/** Lets the shopper use the code of an unpaid order again (D-44). */
export async function releaseCode(shop: Shop, orderId: string): Promise<void> {
  await shop.db.delete(codeUses).where(eq(codeUses.orderId, orderId))
}
