import { shopSettings } from '#settings/settings-tables'
import type { Database } from '#shop'

/** For tests in which one account orders more than the settings allow. */
export async function withoutOrderLimits(db: Database): Promise<void> {
  const many = 1_000_000
  const limits = {
    ordersPerDay: many,
    valuePerDay: 2_000_000_000,
    openCashOrders: many,
    refusedParcels: many,
  }
  await db.update(shopSettings).set({ ...limits, cancellationsPerDay: many, cashReviewAbove: 2_000_000_000 })
}
