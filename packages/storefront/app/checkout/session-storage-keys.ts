/** Keys in session storage: what the checkout keeps in one tab. */
export const SESSION_STORAGE_KEYS = {
  draft: 'checkoutDraft',
  attempt: 'orderAttempt',
  payment: 'openPayment',
} as const
