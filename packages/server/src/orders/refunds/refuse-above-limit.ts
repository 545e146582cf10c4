import { type Refusal, refuse } from '@little-dunes/domain/messages/failures'
import { aedFromFils, type Fils } from '@little-dunes/domain/money'
import { needsOwner } from '@little-dunes/domain/orders/refunds/refund-limit'
import { and, eq, not, sql } from 'drizzle-orm'
import type { StaffMember } from '#http/require-caller'
import { givenByMember, givenToCustomer } from '#orders/refunds/given-today'
import { refunds } from '#orders/store/payment-tables'
import { shopSettings } from '#settings/settings-tables'
import type { Shop } from '#shop'

/** Who is given something: a customer, null where the shop does not know one; and the order that is refunded. */
interface Receiver {
  userId: string | null
  /** Locked by the transaction. */
  id?: string
}

/**
 * The refusal of a refund, store credit or gift card that an owner has to give; null when the member may. Counts what the team
 * gave the customer in a day, and all refunds of the order.
 */
export async function refuseAboveLimit(
  tx: Shop,
  member: StaffMember,
  { userId, id: orderId }: Receiver,
  amount: Fils,
): Promise<Refusal | null> {
  const [settings] = await tx.db.select({ limit: shopSettings.staffRefundLimit }).from(shopSettings)
  const limit = settings?.limit ?? 0
  const today = userId === null ? await givenByMember(tx, member) : await givenToCustomer(tx, userId)
  const givenBefore = Math.max(today, orderId === undefined ? 0 : await refundedOf(tx, orderId))
  const isAbove = needsOwner({ role: member.role, amount, givenBefore }, limit)
  return isAbove ? refuse('giving_limit', { limit: aedFromFils(limit) }) : null
}

async function refundedOf(tx: Shop, orderId: string): Promise<Fils> {
  const [made] = await tx.db
    .select({ sum: sql`coalesce(sum(${refunds.amount}), 0)`.mapWith(Number) })
    .from(refunds)
    .where(and(eq(refunds.orderId, orderId), not(refunds.isEdit)))
  return made?.sum ?? 0
}
