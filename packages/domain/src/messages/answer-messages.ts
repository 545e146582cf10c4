import { MAX_QUANTITY_PER_ADD } from '#catalogue/stock'
import type { MessagesByLanguage } from '#i18n/languages'
import { arabicAnswers } from '#messages/arabic-answers'
import { refusalMessages } from '#messages/refusal-messages'

/** Why, where the code of a refusal alone does not say it. */
const reasons = {
  return_not_delivered: 'This order has not arrived yet. It can be returned once it has.',
  return_too_late: 'The days in which this order could be returned are over. Please contact us.',
  return_excluded: 'Pieces of this kind cannot come back.',
  return_nothing_left:
    'You cannot return more than you bought: the rest is in a return already, or refunded.',
  logo_refused: 'A logo is a PNG, WebP, AVIF or JPEG file. Export an SVG as PNG first.',
  picture_too_large: 'This picture is too large: at most 12 MB and 50 megapixels.',
  photo_too_large: 'This picture is too large: at most 12 MB and 24 megapixels.',
  too_many_questions: 'These are many questions for a day. Please ask the others tomorrow.',
  too_many_photos: 'These are too many pictures for a day. Please try again tomorrow.',
  account_link_ended: 'This link was used already or is too old. Please ask for a new one.',
  keep_email_ended:
    'This link no longer works. Check the e-mail address in your account, and set a new password if you did not ask for the change.',
  wrong_staff_credentials: 'The e-mail or password is not right.',
  quantity_at_least_one: 'Please choose a quantity of at least 1.',
  quantity_in_range: `Please choose a quantity from 1 to ${MAX_QUANTITY_PER_ADD}.`,
  too_many_at_once: `You can add up to ${MAX_QUANTITY_PER_ADD} at a time.`,
  most_units_in_cart: 'That is as many of this item as one order can have.',
  orders_per_day:
    'You have placed as many orders as an account can in a day. Please try again tomorrow or contact us.',
  value_per_day:
    'With this order you would order for more than an account can in a day. Please order less, try again tomorrow or contact us.',
  cash_off: 'We do not take cash on delivery at the moment. Please pay by card.',
  cash_not_in_emirate: 'Our couriers do not collect cash in this emirate. Please pay by card.',
  most_cash: 'This is more than our couriers collect in cash. Please pay by card.',
  open_cash_orders:
    'You already have several cash orders on their way. Please pay this one by card, or wait until one has arrived.',
  refused_parcels:
    'Several parcels for this phone came back to us unpaid. Please pay this order by card, or contact us.',
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
  passkey_added: 'This passkey signs you in from now on.',
  passkey_renamed: 'The passkey has its new name.',
  passkey_removed: 'The passkey is removed.',
  address_changed: 'The new address is noted.',
  push_told: 'This device is told of every step.',
  push_stopped: 'This device is told no more.',
  password_reset: 'Your new password is set. Other devices are signed out.',
  review_written: 'Thank you. Your review is on the page.',
  question_asked: 'Thank you. We answer by mail and on this page.',
  question_removed: 'Your question is removed.',
  review_removed: 'Your review is removed.',
  stock_notice_asked: 'We write to you as soon as this size is there again.',
  reset_sent: 'If there is an account with this e-mail, a link is on its way to it.',
  details_changed: 'Your details were changed.',
  company_saved: 'Your next invoices are made out for this company.',
  company_removed: 'Your next invoices are made out for you.',
  children_saved: 'The sizes are saved.',
  email_change_sent: 'We have sent a link to the new address. It changes when you open the link.',
  order_claimed: 'The order is among your orders now.',
  order_declined: 'We will not ask about this order again.',
  email_kept:
    'Your e-mail address stays the same. If you did not ask for the change, set a new password now.',
  email_changed: 'Thank you, this is your e-mail address now.',
  deletion_asked: 'Thank you. We delete your account once nothing of your orders is open.',
  deletion_withdrawn: 'Your account stays as it is.',
  account_deleted: 'Your account is deleted. Thank you for having been with us.',
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

const english = { ...refusalMessages, ...reasons, ...successes }

/** Names a text that an answer of the shop can carry. */
export type AnswerMessage = keyof typeof english

/** All that the server says to shoppers, by language (D-62). Pages have catalogues of their own. */
export const answerMessages: MessagesByLanguage<typeof english> = { en: english, ar: arabicAnswers }
