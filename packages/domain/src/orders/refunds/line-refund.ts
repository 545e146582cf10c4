import type { Fils } from '#money'

/** `paid` is before the code's discount. */
export interface RefundableLine {
  quantity: number
  paid: Fils
  couponShare: Fils
}

/** Cost of the first `units` of a line: the same whole fils each, with the remainder on the first ones. */
function getCost({ quantity, paid, couponShare }: RefundableLine, units: number): Fils {
  const cost = paid - couponShare
  const odd = cost % quantity
  return ((cost - odd) / quantity) * units + Math.min(units, odd)
}

/** Refund for `units` of a line after `refunded` ones. All partial refunds together add up to its cost. */
export const lineRefund = (line: RefundableLine, refunded: number, units: number): Fils =>
  getCost(line, refunded + units) - getCost(line, refunded)

/** Refunds of each of the next `units` separately. */
export const unitRefunds = (line: RefundableLine, refunded: number, units: number): Fils[] =>
  Array.from({ length: units }, (_, at) => lineRefund(line, refunded + at, 1))
