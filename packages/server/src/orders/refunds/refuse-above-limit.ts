import { type Refusal, refuse } from '@little-dunes/domain/messages/failures'
import { aedFromFils, type Fils } from '@little-dunes/domain/money'
import { needsOwner } from '@little-dunes/domain/orders/refunds/refund-limit'
import { and, eq, not, sql } from 'drizzle-orm'
import type { StaffMember } from '#http/require-caller'
import { sumGrantedByMember, sumGrantedToCustomer } from '#orders/refunds/granted-today'
import { refunds } from '#orders/store/payment-tables'
import { shopSettings } from '#settings/settings-tables'
import type { Shop } from '#shop'

/** `userId` is null when the recipient is not a known customer; `id` is the order that is refunded. */
interface Receiver {
  userId: string | null
  /** Must be locked by the transaction. */
  id?: string
}

/**
 * Refuses a refund, store credit or gift card that only an owner may give; null otherwise. Counts everything that the
 * team gave the customer in a day, and all refunds of the order.
 */
export async function refuseAboveLimit(
  tx: Shop,
  member: StaffMember,
  { userId, id: orderId }: Receiver,
  amount: Fils,
): Promise<Refusal | null> {
  const [settings] = await tx.db.select({ limit: shopSettings.staffRefundLimit }).from(shopSettings)
  const limit = settings?.limit ?? 0
  const today =
    userId === null ? await sumGrantedByMember(tx, member) : await sumGrantedToCustomer(tx, userId)
  const grantedBefore = Math.max(today, orderId === undefined ? 0 : await loadRefunded(tx, orderId))
  const isAbove = needsOwner({ role: member.role, amount, grantedBefore }, limit)
  return isAbove ? refuse('giving_limit', { limit: aedFromFils(limit) }) : null
}

async function loadRefunded(tx: Shop, orderId: string): Promise<Fils> {
  const [made] = await tx.db
    .select({ sum: sql`coalesce(sum(${refunds.amount}), 0)`.mapWith(Number) })
    .from(refunds)
    .where(and(eq(refunds.orderId, orderId), not(refunds.isEdit)))
  return made?.sum ?? 0
}
