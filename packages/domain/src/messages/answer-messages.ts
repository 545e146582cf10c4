import type { MessagesByLanguage } from '#i18n/languages'
import { arabicAnswers } from '#messages/arabic-answers'
import { reasons, refusals } from '#messages/english-answer-messages'

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

const english = { ...refusals, ...reasons, ...successes }

export type AnswerMessage = keyof typeof english

/** Messages of the API for people, by language (D-62). Pages have their own catalogues. */
export const answerMessages: MessagesByLanguage<typeof english> = { en: english, ar: arabicAnswers }
