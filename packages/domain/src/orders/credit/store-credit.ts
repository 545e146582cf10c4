import type { Fils } from '#money'

/** Why the credit of a shopper changed: what is spent and taken back is negative, all else positive. */
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

/** Where a refund goes: the way it was paid, or to the store credit of the shopper. */
export const REFUND_DESTINATIONS = ['original', 'credit'] as const
export type RefundDestination = (typeof REFUND_DESTINATIONS)[number]

/** What card or cash still have to pay of an order, in fils. */
export const amountDue = ({ amount, credit }: { amount: Fils; credit: Fils }): Fils => amount - credit

/** How much of a balance an order of `amount` can take, in fils. */
export const usableCredit = (balance: Fils, amount: Fils): Fils => Math.max(0, Math.min(balance, amount))

/** What of an order can still be refunded, in fils: in all, and of that the way it was paid. */
export interface RefundableAmounts {
  total: Fils
  original: Fils
}

/**
 * How much of a refund of `amount` goes to store credit, in fils: all of it where the shopper wants that, else what the
 * card or cash did not pay. The rest goes back the way it was paid. @throws RangeError when more is refunded than is left
 */
export function creditOfRefund(
  amount: Fils,
  { total, original }: RefundableAmounts,
  destination: RefundDestination,
): Fils {
  if (amount < 0 || amount > total) throw new RangeError(`Cannot refund ${amount} of ${total}`)
  return destination === 'credit' ? amount : amount - Math.min(amount, Math.max(0, original))
}
