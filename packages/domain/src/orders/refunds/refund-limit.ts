import { OWNER } from '#accounts/permissions'
import type { Fils } from '#money'

/** A refund, store credit or gift card from the staff, and the amount given before. Amounts in fils. */
export interface Grant {
  role: string
  amount: Fils
  grantedBefore: Fils
}

/**
 * True if only an owner may do it: the total exceeds `limit`. Cancelled orders and refused parcels are refunded in
 * full, without a limit.
 */
export const needsOwner = ({ role, amount, grantedBefore }: Grant, limit: Fils): boolean =>
  role !== OWNER && grantedBefore + amount > limit
