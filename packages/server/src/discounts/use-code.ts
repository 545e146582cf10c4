import { eq } from 'drizzle-orm'
import { codeUses } from '#discounts/discount-tables'
import type { Shop } from '#shop'

/** Records that an order uses a code; false when another order of the shopper does (D-44). Waits for one that is being placed. */
export async function recordCodeUse(
  shop: Shop,
  use: { userId: string; code: string; orderId: string },
): Promise<boolean> {
  const { rowCount } = await shop.db.insert(codeUses).values(use).onConflictDoNothing()
  return rowCount === 1
}

/** Lets the shopper use the code of an unpaid order again (D-44). */
export async function releaseCode(shop: Shop, orderId: string): Promise<void> {
  await shop.db.delete(codeUses).where(eq(codeUses.orderId, orderId))
}
