/**
 * Statuses of the payment of a card order. `starting`: not known to any shopper yet. `closed` can never be paid.
 * `returned` was paid and is refunded, since the order could not take it (D-46).
 */
export const PAYMENT_STATUSES = ['starting', 'open', 'processing', 'paid', 'closed', 'returned'] as const
export type PaymentStatus = (typeof PAYMENT_STATUSES)[number]

/** Every legal move. A closed payment may still receive money at the provider (D-46). */
export const PAYMENT_TRANSITIONS: Record<PaymentStatus, readonly PaymentStatus[]> = {
  starting: ['open', 'closed'],
  open: ['processing', 'paid', 'closed', 'returned'],
  processing: ['open', 'paid', 'closed', 'returned'],
  closed: ['paid', 'returned'],
  paid: [],
  returned: [],
}

export const canTransitionPayment = (from: PaymentStatus, to: PaymentStatus): boolean =>
  PAYMENT_TRANSITIONS[from].includes(to)

/** Whether it may still be paid in the normal course. */
export const isUndecided = (status: PaymentStatus): boolean => canTransitionPayment(status, 'closed')

export const UNDECIDED_STATUSES = PAYMENT_STATUSES.filter(isUndecided)
