import { MAX_QUANTITY_PER_ADD } from '#catalogue/stock'
import { arabicAnswers } from '#messages/arabic-answers'
import type { MessagesByLanguage } from '#messages/languages'

/** One for each code of `failures.ts`. */
const refusals = {
  malformed: 'This request could not be read.',
  invalid_quantity: 'Please choose a whole number.',
  sign_in_required: 'Please sign in to continue.',
  session_ended: 'Your session has ended. Please sign in again.',
  wrong_credentials: 'The e-mail, mobile number or password is not right.',
  forbidden: 'This is not yours to change.',
  not_found: 'We could not find that.',
  product_not_found: 'This product is no longer in the shop.',
  order_not_found: 'We could not find that order.',
  document_not_found: 'We could not find that invoice or credit note.',
  order_not_tracked: 'We know no order with this number and this phone. Please check both.',
  link_ended:
    'This link is not valid any more. Please sign in, or track your order by its number and your phone.',
  method_not_allowed: 'This call does not exist in that form.',
  email_taken: 'An account with this e-mail already exists.',
  email_of_other_account: 'This e-mail belongs to an account with another phone.',
  earlier_order_paid: 'The shopper has just paid an earlier order by card. Please look at it first.',
  phone_taken: 'An account with this mobile number already exists.',
  not_enough_stock: 'There are not that many left.',
  line_not_in_cart: 'This item is no longer in your cart.',
  cart_full:
    'Your cart holds as many different items as one order can have. Please order or remove some first.',
  out_of_stock: 'Some items are no longer available in that number.',
  amount_changed: 'Prices have changed. Please check the new total.',
  code_used: 'You have already used this discount code!',
  size_required: 'Please select a size',
  size_not_available: 'This size is not available.',
  colour_not_available: 'This colour is not available.',
  code_unknown: 'Invalid discount code',
  code_empty: 'Please enter a discount code.',
  cannot_cancel: 'This order can no longer be cancelled.',
  address_stays: 'The address of this order can no longer be changed.',
  order_stays: 'The items of this order can no longer be changed.',
  lines_refunded: 'Items of this order were refunded. Refund others the same way.',
  total_grows: 'This order is paid by card and cannot cost more. Take a second order for what is added.',
  cannot_move: 'This order cannot be moved there from where it is.',
  needs_review: 'This order has to be reviewed before it is packed.',
  refund_too_large: 'That is more than is left to refund of this order.',
  not_returnable: 'This cannot be returned.',
  return_not_found: 'We could not find that return.',
  cannot_move_return: 'This return cannot be moved there from where it is.',
  size_not_kept: 'This size has just sold out. Please choose another one or your money back.',
  reason_required: 'Please say why. The shopper will read it.',
  no_matching_order: 'There is no order that holds these items.',
  payment_not_made: 'The payment was not completed. Nothing was charged.',
  payment_processing: 'Your bank is still confirming the payment. Your order will appear as soon as it has.',
  in_progress: 'The same request is still being worked on.',
  too_large: 'This request is too large.',
  unsupported_type: 'This kind of content is not accepted here.',
  wrong_code: 'This code is not right, or it was used already.',
  sign_in_expired: 'This took too long. Please sign in again.',
  invitation_ended: 'This link was used or has ended. Please ask for a new one.',
  member_exists: 'Somebody with this e-mail is in the team already.',
  member_not_found: 'This person is no longer in the team.',
  problem_not_found: 'This has been done meanwhile.',
  shopper_not_found: 'There is no such shopper.',
  shopper_erased: 'The data of this shopper has been erased.',
  shopper_has_open_orders:
    'This shopper has orders, payments or refunds that are not finished. Please finish them first.',
  code_ended: 'This discount code has ended.',
  code_used_up: 'This discount code has been used as often as it may be.',
  code_first_order: 'This discount code is for a first order.',
  code_minimum: 'This discount code asks for a larger order.',
  code_not_found: 'There is no such discount code.',
  sale_not_found: 'There is no such sale.',
  last_owner: 'The shop needs an owner. Please make somebody else owner first.',
  message_not_found: 'There is no such message.',
  version_not_found: 'There is no such version that could be taken back or shown again.',
  size_not_found: 'This size is no longer in the shop.',
  negative_stock: 'So many are not there: the stock would fall below 0.',
  stock_not_counted: 'The stock of this size is not counted. Please begin to count it first.',
  field_changed: 'Somebody else has changed some of these fields since you opened them.',
  colour_exists: 'This product has a colour with this name.',
  picture_refused: 'This file is no picture that we can read. JPEG, PNG, WebP, AVIF and GIF are.',
  remittance_unreadable: 'This file cannot be read as CSV of at most 5,000 rows.',
  remittance_columns:
    'No columns with order numbers and amounts were found. Please name them in the first row, such as “order” and “amount”.',
  remittance_changed: 'Some of these orders were settled meanwhile. Please compare the file again.',
  size_exists: 'This product has this size in every colour.',
  counted_meanwhile: 'Somebody has counted this size since you began. Please count it again.',
  invalid_form: 'Please check the marked fields.',
  invalid_phone: 'Please enter a valid phone number.',
  wrong_password: 'The current password is not right.',
  password_common: 'Many people use this password, so it is easily guessed. Please choose another.',
  empty_order: 'Your cart is empty',
  too_many_lines:
    'One order cannot have that many different items. Please take some out and order them apart.',
  too_many_units: 'One order cannot have that many of one item. Please choose fewer.',
  wrong_phone_code: 'This code is not right, or it is too old. Please check it or ask for a new one.',
  key_reused: 'This request was already used for something else.',
  order_limit:
    'You have placed as many orders as an account can for now. Please try again later or contact us.',
  too_many_requests: 'Too many attempts. Please wait a moment and try again.',
  unexpected: 'Something went wrong on our side. Please try again.',
  payments_unavailable: 'Card payment is not available right now.',
  unavailable: 'The shop is catching its breath. Please try again in a moment.',
}

/** Why, where the code of a refusal alone does not say it. */
const reasons = {
  return_not_delivered: 'This order has not arrived yet. It can be returned once it has.',
  return_too_late: 'The days in which this order could be returned are over. Please contact us.',
  return_excluded: 'Pieces of this kind cannot come back.',
  return_nothing_left:
    'You cannot return more than you bought: the rest is in a return already, or refunded.',
  picture_too_large: 'This picture is too large: at most 12 MB and 50 megapixels.',
  account_link_ended: 'This link was used already or is too old. Please ask for a new one.',
  wrong_staff_credentials: 'The e-mail or password is not right.',
  quantity_at_least_one: 'Please choose a quantity of at least 1.',
  quantity_in_range: `Please choose a quantity from 1 to ${MAX_QUANTITY_PER_ADD}.`,
  too_many_at_once: `You can add up to ${MAX_QUANTITY_PER_ADD} at a time.`,
  most_units_in_cart: 'That is as many of this item as one order can have.',
  orders_per_day:
    'You have placed as many orders as an account can in a day. Please try again tomorrow or contact us.',
  value_per_day:
    'With this order you would order for more than an account can in a day. Please order less, try again tomorrow or contact us.',
  open_cash_orders:
    'You already have several cash orders on their way. Please pay this one by card, or wait until one has arrived.',
  cancellations_per_day: 'You have cancelled several orders today. Please try again tomorrow or contact us.',
  codes_per_day: 'We have sent as many codes as we can in a day. Please try again tomorrow or contact us.',
  no_phone_codes: 'We cannot send codes right now. We will call you before we pack your order.',
  code_just_sent: 'We have just sent you a code. Please wait a minute before you ask for another.',
  order_too_large: 'This order is too large to be placed here. Please contact us.',
  order_overtaken: 'Another order was placed meanwhile. Please try again.',
  bank_confirming: 'Your bank is still confirming the payment. Please try again in a moment.',
  payment_not_closed: 'The card payment could not be closed. Please try again in a moment.',
  earlier_payment_not_closed: 'An earlier card payment could not be closed. Please try again in a moment.',
  provider_not_reached: 'The card provider could not be reached. Please try again in a moment.',
  payment_not_checked:
    'The payment could not be checked right now. Nothing is lost: please try again in a moment.',
  payment_refunded: 'The order could not be completed. What was paid is refunded in full.',
  amount_too_small: 'This amount is too small to be paid by card.',
  amount_too_large: 'This amount is too large to be paid by card.',
  card_email_refused: 'The card provider does not accept your e-mail address.',
  card_refused: 'The card provider does not take this payment.',
}

const successes = {
  account_opened: 'Welcome to the family!',
  signed_in: 'Welcome back!',
  signed_out: 'You are signed out.',
  signed_out_everywhere: 'You are signed out on every device.',
  newsletter_begun: 'You will hear from us by mail, now and then.',
  newsletter_ended: 'You will get no more news by mail.',
  session_closed: 'That device is signed out.',
  password_changed: 'Your password was changed. Other devices are signed out.',
  password_reset: 'Your new password is set. Other devices are signed out.',
  reset_sent: 'If there is an account with this e-mail, a link is on its way to it.',
  email_confirmed: 'Thank you, your e-mail address is confirmed.',
  cart_added: 'Added to your cart.',
  cart_updated: 'Your cart was updated.',
  cart_removed: 'Item removed from cart!',
  cart_merged: 'Your cart was merged.',
  wish_added: 'Added to your wishlist.',
  wish_removed: 'Removed from wishlist',
  wishlist: 'Your wishlist.',
  order_placed: 'Order placed successfully!',
  phone_code_sent: 'We have sent a code to your mobile number.',
  phone_confirmed: 'Your mobile number is confirmed.',
  order_approved: 'The order can be packed.',
  order_paid_by_card: 'Your card payment went through after all: that order is placed.',
  order_cancelled: 'Order cancelled successfully!',
  stock_held: 'Your order holds these items.',
  pay_on_next_page: 'Please pay on the next page.',
  payment_made: 'Payment successful!',
}

/** What the card provider's own page calls an order. */
const names = { card_order: 'Little Dunes order', phone_code: 'Your Little Dunes code:' }

const english = { ...refusals, ...reasons, ...successes, ...names }

/** Names a text that an answer of the shop can carry. */
export type AnswerMessage = keyof typeof english

/** All that the server says to shoppers, by language (D-62). Pages have catalogues of their own. */
export const answerMessages: MessagesByLanguage<typeof english> = { en: english, ar: arabicAnswers }
