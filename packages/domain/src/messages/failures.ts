import type { AnswerMessage } from '#messages/answer-messages'

/**
 * Every refusal that a customer can cause, with its HTTP status (D-31). `answer-messages.ts` has the texts by the same
 * codes. Impossible states are thrown instead.
 */
export const FAILURES = {
  malformed: 400,
  invalid_quantity: 400,
  sign_in_required: 401,
  session_ended: 401,
  account_required: 403,
  guests_not_allowed: 403,
  wrong_credentials: 401,
  wrong_password: 403,
  forbidden: 403,
  not_found: 404,
  product_not_found: 404,
  order_not_found: 404,
  document_not_found: 404,
  order_not_tracked: 404,
  link_ended: 404,
  method_not_allowed: 405,
  email_taken: 409,
  email_of_other_account: 409,
  earlier_order_paid: 409,
  phone_taken: 409,
  not_enough_stock: 409,
  line_not_in_cart: 409,
  cart_full: 409,
  out_of_stock: 409,
  size_in_stock: 409,
  not_bought: 403,
  own_review: 409,
  question_not_found: 404,
  review_not_found: 404,
  amount_changed: 409,
  code_used: 409,
  credit_too_small: 409,
  nothing_due: 409,
  credit_out_of_range: 422,
  gift_card_unknown: 404,
  gift_card_used: 409,
  gift_card_ended: 422,
  gift_card_not_found: 404,
  size_required: 422,
  size_not_available: 422,
  colour_not_available: 422,
  code_unknown: 422,
  code_ended: 422,
  code_used_up: 422,
  code_first_order: 422,
  code_other_customer: 422,
  code_minimum: 422,
  code_other_products: 422,
  code_not_found: 404,
  sale_not_found: 404,
  view_not_found: 404,
  import_not_found: 404,
  import_unreadable: 422,
  import_under_way: 409,
  code_empty: 422,
  cannot_cancel: 409,
  cannot_move: 409,
  delivery_undone: 409,
  delivery_returned: 409,
  delivery_remitted: 409,
  delivery_refunded: 409,
  delivery_invoiced: 409,
  document_voided: 410,
  sign_in_to_change: 403,
  address_stays: 409,
  address_without_cash: 409,
  push_off: 409,
  push_device: 422,
  order_stays: 409,
  lines_refunded: 409,
  total_grows: 409,
  needs_review: 409,
  changed_since_packed: 409,
  refund_too_large: 409,
  giving_limit: 403,
  not_returnable: 409,
  return_not_found: 404,
  return_has_no_label: 409,
  cannot_move_return: 409,
  items_not_checked: 422,
  not_set_aside: 409,
  size_not_kept: 409,
  photo_required: 422,
  photo_gone: 409,
  pickup_day_gone: 409,
  reason_required: 422,
  no_matching_order: 409,
  payment_not_made: 409,
  payment_processing: 409,
  in_progress: 409,
  too_large: 413,
  address_too_long: 414,
  unsupported_type: 415,
  wrong_code: 422,
  passkey_refused: 422,
  sign_in_expired: 409,
  invitation_ended: 409,
  member_exists: 409,
  member_not_found: 404,
  problem_not_found: 404,
  address_not_found: 404,
  too_many_addresses: 409,
  invalid_children: 422,
  own_open_orders: 409,
  customer_not_found: 404,
  customer_erased: 409,
  customer_has_open_orders: 409,
  last_owner: 409,
  role_not_found: 404,
  role_in_use: 409,
  role_fixed: 409,
  version_not_found: 404,
  message_not_found: 404,
  email_not_found: 404,
  size_not_found: 404,
  negative_stock: 409,
  stock_not_counted: 409,
  counted_meanwhile: 409,
  count_changed: 409,
  field_changed: 409,
  change_not_found: 404,
  cannot_undo: 409,
  colour_exists: 409,
  size_exists: 409,
  last_size: 409,
  picture_refused: 422,
  film_refused: 422,
  upload_incomplete: 409,
  remittance_unreadable: 422,
  remittance_columns: 422,
  remittance_changed: 409,
  pay_back_changed: 409,
  invalid_form: 422,
  invalid_phone: 422,
  password_common: 422,
  empty_order: 422,
  too_many_lines: 422,
  too_many_units: 422,
  wrong_phone_code: 422,
  key_reused: 422,
  order_limit: 429,
  too_many_requests: 429,
  unexpected: 500,
  payments_unavailable: 503,
  unavailable: 503,
} as const satisfies Partial<Record<AnswerMessage, number>>

export type FailureCode = keyof typeof FAILURES

/** All codes with a status of 5xx. Separate, so that pages do not load the list of all codes. */
export const SERVER_FAILURES: readonly FailureCode[] = ['unexpected', 'payments_unavailable', 'unavailable']

/** A refused call inside the server, with details for the page (`left: 2`). Returned, never thrown. */
export interface Refusal {
  success: false
  code: FailureCode
  /** Key in `answer-messages.ts`. `localize` replaces it with the text in the requested language. */
  textKey: AnswerMessage
  [detail: string]: unknown
}

/** A refusal on the wire: the text replaces the key. */
export interface WireRefusal {
  success: false
  code: FailureCode
  message: string
  [detail: string]: unknown
}

interface Details {
  /** Only for a text that differs from that of the code. */
  textKey?: AnswerMessage
  /** Only `localize` adds the text. */
  message?: never
  [detail: string]: unknown
}

export function refuse(code: FailureCode, details: Details = {}): Refusal {
  return { textKey: code, ...details, success: false, code }
}

export const isRefusal = (answer: unknown): answer is Refusal =>
  typeof answer === 'object' &&
  answer !== null &&
  'success' in answer &&
  answer.success === false &&
  'code' in answer

export const isWireRefusal = (answer: unknown): answer is WireRefusal => isRefusal(answer)

/** HTTP status of a refusal (D-31). */
export const getHttpStatus = ({ code }: { code: FailureCode }): number => FAILURES[code]
