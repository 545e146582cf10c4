import { type Refusal, refuse } from '@little-dunes/domain/messages/failures'
import { aedFromFils, type Fils } from '@little-dunes/domain/money'
import { needsOwner } from '@little-dunes/domain/orders/refunds/refund-limit'
import { and, eq, not, sql } from 'drizzle-orm'
import type { StaffMember } from '#http/require-caller'
import { refunds } from '#orders/store/payment-tables'
import { shopSettings } from '#settings/settings-tables'
import type { Shop } from '#shop'

/** The refusal of a refund that an owner has to make; null when the member may. The order is locked by the transaction. */
export async function refuseAboveLimit(
  tx: Shop,
  { role }: StaffMember,
  orderId: string,
  amount: Fils,
): Promise<Refusal | null> {
  const [settings] = await tx.db.select({ limit: shopSettings.staffRefundLimit }).from(shopSettings)
  const [made] = await tx.db
    .select({ sum: sql`coalesce(sum(${refunds.amount}), 0)`.mapWith(Number) })
    .from(refunds)
    .where(and(eq(refunds.orderId, orderId), not(refunds.isEdit)))
  const limit = settings?.limit ?? 0
  const isAbove = needsOwner({ role, amount, refundedBefore: made?.sum ?? 0 }, limit)
  return isAbove ? refuse('refund_above_limit', { limit: aedFromFils(limit) }) : null
}
