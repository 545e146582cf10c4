import { codeUses } from '#orders/store/order-tables'
import type { Shop } from '#shop'

/** Records that an order uses a code; false when another order of the shopper does (D-44). Waits for one that is being placed. */
export async function recordCodeUse(
  shop: Shop,
  use: { userId: string; code: string; orderId: string },
): Promise<boolean> {
  const { rowCount } = await shop.db.insert(codeUses).values(use).onConflictDoNothing()
  return rowCount === 1
}
