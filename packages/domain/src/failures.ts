/** Everything a shopper can cause: code, HTTP status, words (D-31). What should never happen is thrown instead. */
export const FAILURES = {
  malformed: { status: 400, message: 'This request could not be read.' },
  invalid_quantity: { status: 400, message: 'Please choose a whole number.' },
  sign_in_required: { status: 401, message: 'Please sign in to continue.' },
  session_ended: { status: 401, message: 'Your session has ended. Please sign in again.' },
  wrong_credentials: { status: 401, message: 'The e-mail, mobile number or password is not right.' },
  forbidden: { status: 403, message: 'This is not yours to change.' },
  not_found: { status: 404, message: 'We could not find that.' },
  product_not_found: { status: 404, message: 'This product is no longer in the shop.' },
  order_not_found: { status: 404, message: 'We could not find that order.' },
  method_not_allowed: { status: 405, message: 'This call does not exist in that form.' },
  email_taken: { status: 409, message: 'An account with this e-mail already exists.' },
  phone_taken: { status: 409, message: 'An account with this mobile number already exists.' },
  not_enough_stock: { status: 409, message: 'There are not that many left.' },
  line_not_in_cart: { status: 409, message: 'This item is no longer in your cart.' },
  out_of_stock: { status: 409, message: 'Some items are no longer available in that number.' },
  amount_changed: { status: 409, message: 'Prices have changed. Please check the new total.' },
  code_used: { status: 409, message: 'You have already used this discount code!' },
  code_unknown: { status: 422, message: 'Invalid discount code' },
  code_empty: { status: 422, message: 'Please enter a discount code.' },
  cannot_cancel: { status: 409, message: 'This order can no longer be cancelled.' },
  no_matching_order: { status: 409, message: 'There is no order that holds these items.' },
  payment_not_made: { status: 409, message: 'The payment was not completed. Nothing was charged.' },
  payment_processing: {
    status: 409,
    message: 'Your bank is still confirming the payment. Your order will appear as soon as it has.',
  },
  in_progress: { status: 409, message: 'The same request is still being worked on.' },
  too_large: { status: 413, message: 'This request is too large.' },
  unsupported_type: { status: 415, message: 'This kind of content is not accepted here.' },
  invalid_form: { status: 422, message: 'Please check the marked fields.' },
  invalid_phone: { status: 422, message: 'Please enter a valid phone number.' },
  empty_order: { status: 422, message: 'Your cart is empty' },
  key_reused: { status: 422, message: 'This request was already used for something else.' },
  too_many_requests: { status: 429, message: 'Too many attempts. Please wait a moment and try again.' },
  unexpected: { status: 500, message: 'Something went wrong on our side. Please try again.' },
  payments_unavailable: { status: 503, message: 'Card payment is not available right now.' },
  unavailable: { status: 503, message: 'The shop is catching its breath. Please try again in a moment.' },
} as const satisfies Record<string, { status: number; message: string }>

export type FailureCode = keyof typeof FAILURES

/** The answer of a call that was refused; details help the page (`left: 2`, `fields: {...}`). */
export interface Refusal {
  success: false
  code: FailureCode
  message: string
  [detail: string]: unknown
}

/** A refusal from the catalogue. `details.message` replaces the words when a call has its own. */
export function refuse(code: FailureCode, details: Record<string, unknown> = {}): Refusal {
  return { message: FAILURES[code].message, ...details, success: false, code }
}

export const isRefusal = (answer: { success: boolean }): answer is Refusal => !answer.success

/** HTTP status of a refusal (D-31). */
export const statusOf = (refusal: Refusal): number => FAILURES[refusal.code].status
