import type { MessagesByLanguage } from '#i18n/languages'
import { arabicAnswers } from '#messages/arabic-answers'
import { reasons, refusals } from '#messages/english-answer-messages'

const successes = {
  account_opened: 'Welcome to the family!',
  signed_in: 'Welcome back!',
  signed_out: "You're signed out.",
  signed_out_everywhere: "You're signed out on every device.",
  newsletter_begun: "You're subscribed to our email updates.",
  newsletter_ended: "You're unsubscribed from our email updates.",
  session_closed: 'That device is signed out.',
  password_changed: 'Your password was changed. Other devices are signed out.',
  passkey_added: 'You can now sign in with this passkey.',
  passkey_renamed: 'Passkey renamed.',
  passkey_removed: 'Passkey removed.',
  address_changed: 'The new address is saved.',
  push_told: "You'll get notifications about this order on this device.",
  push_stopped: 'Notifications are off on this device.',
  password_reset: 'Your new password is set. Other devices are signed out.',
  review_written: 'Thank you. Your review is published.',
  question_asked: "Thank you. We'll answer by email and on this page.",
  question_removed: 'Your question has been removed.',
  review_removed: 'Your review has been removed.',
  stock_notice_asked: "We'll email you when this size is back in stock.",
  reset_sent: "If there's an account with this email, we've sent a link to it.",
  details_changed: 'Your details have been updated.',
  company_saved: 'Your next invoices will be issued to this company.',
  company_removed: 'Your next invoices will be issued to you.',
  children_saved: 'Sizes saved.',
  email_change_sent: "We've sent a link to the new address. Open it to confirm the change.",
  order_claimed: 'The order is now in My Orders.',
  order_declined: "We won't ask about this order again.",
  email_kept: "Your email address stays the same. If you didn't ask for the change, set a new password now.",
  email_changed: 'Thank you. Your email address has been changed.',
  deletion_asked: "Thank you. We'll delete your account once your orders are complete.",
  deletion_withdrawn: "We won't delete your account.",
  account_deleted: 'Your account has been deleted. Thank you for shopping with us.',
  email_confirmed: 'Thank you. Your email address is confirmed.',
  cart_added: 'Added to your cart.',
  cart_updated: 'Your cart was updated.',
  cart_removed: 'Item removed from cart!',
  cart_merged: 'The items you added before signing in are now in your cart.',
  wish_added: 'Added to your wishlist.',
  wish_removed: 'Removed from wishlist',
  wishlist: 'Your wishlist.',
  order_placed: 'Order placed successfully!',
  phone_code_sent: "We've sent a code to your mobile number.",
  phone_confirmed: 'Your mobile number is confirmed.',
  order_approved: 'Order approved. It can be packed.',
  order_paid_by_card: "Your earlier card payment went through after all, so we've placed that order.",
  order_cancelled: 'Order cancelled successfully!',
  stock_held: 'Your order includes these items.',
  pay_on_next_page: 'Continue to the next page to pay.',
  payment_made: 'Payment successful!',
}

const english = { ...refusals, ...reasons, ...successes }

export type AnswerMessage = keyof typeof english

/** Messages of the API for people, by language (D-62). Pages have their own catalogues. */
export const answerMessages: MessagesByLanguage<typeof english> = { en: english, ar: arabicAnswers }
