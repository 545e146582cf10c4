/** Keys in session storage: what the checkout keeps in one tab. */
export const KEPT_IN_TAB = {
  draft: 'checkoutDraft',
  attempt: 'orderAttempt',
  payment: 'openPayment',
} as const
