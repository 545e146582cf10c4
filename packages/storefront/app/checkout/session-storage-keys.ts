/** Keys in session storage for the checkout of one tab. */
export const SESSION_STORAGE_KEYS = {
  draft: 'checkoutDraft',
  attempt: 'orderAttempt',
  payment: 'openPayment',
} as const
