import { paymentNotices } from '#payments/notice-tables'
import type { PaymentNotice } from '#payments/provider'
import type { Shop } from '#shop'

/** Keeps a notice until it is worked off; one that came before changes nothing. */
export async function keepNotice(shop: Shop, notice: PaymentNotice): Promise<void> {
  const now = shop.now()
  const row = { ...notice, receivedAt: now, nextAt: now }
  await shop.db.insert(paymentNotices).values(row).onConflictDoNothing()
}
