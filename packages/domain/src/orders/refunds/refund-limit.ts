import { OWNER } from '#accounts/permissions'
import type { Fils } from '#money'

/** A refund, store credit or gift card from the staff, and the amount given before. Amounts in fils. */
export interface GivenAway {
  role: string
  amount: Fils
  givenBefore: Fils
}

/**
 * True if only an owner may do it: the total exceeds `limit`. Cancelled orders and refused parcels are refunded in
 * full, without a limit.
 */
export const needsOwner = ({ role, amount, givenBefore }: GivenAway, limit: Fils): boolean =>
  role !== OWNER && givenBefore + amount > limit
