/**
 * Statuses of a card payment. `starting`: not shown to the customer yet. `closed`: can no longer be paid. `returned`:
 * paid and refunded, since the order could not accept it (D-46).
 */
export const PAYMENT_STATUSES = ['starting', 'open', 'processing', 'paid', 'closed', 'returned'] as const
export type PaymentStatus = (typeof PAYMENT_STATUSES)[number]

/** Allowed transitions. A closed payment may still receive money at the provider (D-46). */
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

/** The payment can still be made in the normal course. */
export const isUndecided = (status: PaymentStatus): boolean => canTransitionPayment(status, 'closed')

export const UNDECIDED_STATUSES = PAYMENT_STATUSES.filter(isUndecided)
