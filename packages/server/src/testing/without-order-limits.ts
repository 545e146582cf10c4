import { shopSettings } from '#settings/settings-tables'
import type { Database } from '#shop'

const MANY = 2_000_000_000

/** For tests in which one account orders more than any shopper would. */
export async function withoutOrderLimits(db: Database): Promise<void> {
  await db.update(shopSettings).set({
    mostUnitsPerLine: MANY,
    ordersPerDay: MANY,
    valuePerDay: MANY,
    openCashOrders: MANY,
    cancellationsPerDay: MANY,
    cashReviewAbove: MANY,
  })
}
