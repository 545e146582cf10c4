import { OWNER } from '#accounts/permissions'
import type { Fils } from '#money'

/** What staff give away: a refund, store credit or a gift card, and what was given before. Amounts in fils. */
export interface GivenAway {
  role: string
  amount: Fils
  givenBefore: Fils
}

/**
 * Whether an owner has to do it: together with what was given before it is above `limit`. Orders that are cancelled or
 * refused at the door give back all that was paid, and have no limit.
 */
export const needsOwner = ({ role, amount, givenBefore }: GivenAway, limit: Fils): boolean =>
  role !== OWNER && givenBefore + amount > limit
