import type { Fils } from '#money'

/** Reasons for a change of store credit. Spent and withdrawn credit is negative, all other is positive. */
export const CREDIT_REASONS = [
  'order',
  'order_cancelled',
  'order_edited',
  'refund',
  'gift_card',
  'granted',
  'withdrawn',
] as const
export type CreditReason = (typeof CREDIT_REASONS)[number]

/** `original`: the payment method of the order. `credit`: store credit. */
export const REFUND_DESTINATIONS = ['original', 'credit'] as const
export type RefundDestination = (typeof REFUND_DESTINATIONS)[number]

/** Amount to pay by card or in cash, in fils. */
export const amountDue = ({ amount, credit }: { amount: Fils; credit: Fils }): Fils => amount - credit

/** Part of a balance that an order of `amount` can use, in fils. */
export const usableCredit = (balance: Fils, amount: Fils): Fils => Math.max(0, Math.min(balance, amount))

/** Remaining amount of an order that can be refunded, in fils; `original` is the part paid by card or in cash. */
export interface RefundableAmounts {
  total: Fils
  original: Fils
}

/**
 * Part of a refund of `amount` that becomes store credit, in fils. All of it if the customer prefers that, else the
 * part beyond the card or cash payment. @throws RangeError when more is refunded than is left
 */
export function creditOfRefund(
  amount: Fils,
  { total, original }: RefundableAmounts,
  destination: RefundDestination,
): Fils {
  if (amount < 0 || amount > total) throw new RangeError(`Cannot refund ${amount} of ${total}`)
  return destination === 'credit' ? amount : amount - Math.min(amount, Math.max(0, original))
}
