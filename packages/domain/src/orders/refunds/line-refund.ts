import type { Fils } from '#money'

/** An ordered line as far as its refunds go. `paid` is before the coupon. */
export interface RefundableLine {
  quantity: number
  paid: Fils
  couponShare: Fils
}

/** What so many units of a line have cost: each the same whole fils, and the first ones carry the odd fils. */
function costOf({ quantity, paid, couponShare }: RefundableLine, units: number): Fils {
  const cost = paid - couponShare
  const odd = cost % quantity
  return ((cost - odd) / quantity) * units + Math.min(units, odd)
}

/**
 * What `units` of a line are worth that come back after `refunded` ones. However a line comes back, its parts add up to
 * what it has cost.
 */
export const lineRefund = (line: RefundableLine, refunded: number, units: number): Fils =>
  costOf(line, refunded + units) - costOf(line, refunded)

/** What each of the next `units` of a line is worth on its own. */
export const unitRefunds = (line: RefundableLine, refunded: number, units: number): Fils[] =>
  Array.from({ length: units }, (_, at) => lineRefund(line, refunded + at, 1))
