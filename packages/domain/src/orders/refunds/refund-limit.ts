import type { StaffRole } from '#accounts/permissions'
import type { Fils } from '#money'

/** A refund by staff: what it is, and what was refunded of the order before. Amounts in fils. */
export interface StaffRefund {
  role: StaffRole
  amount: Fils
  refundedBefore: Fils
}

/**
 * Whether a refund is for an owner to make: together with the earlier ones of the order it is above `limit`. Orders that are
 * cancelled or refused at the door give back all that was paid, and have no limit.
 */
export const needsOwner = ({ role, amount, refundedBefore }: StaffRefund, limit: Fils): boolean =>
  role !== 'owner' && refundedBefore + amount > limit
