import { ACCOUNT_EMAILS } from '#accounts/email/account-emails'
import { CONTACT_EMAILS } from '#contact/contact-emails'
import { GIFT_CARD_EMAILS } from '#credit/gift-cards/gift-card-emails'
import { ORDER_EMAILS } from '#orders/showing/order-emails'
import { QUESTION_EMAILS } from '#questions/question-emails'
import { REMINDER_EMAILS } from '#reminders/reminder-emails'
import { RETURN_EMAILS } from '#returns/return-emails'
import { REVIEW_EMAILS } from '#reviews/review-emails'
import { INVITATION_EMAILS } from '#staff/members/invitation-emails'

export const ALL_EMAILS = {
  ...ACCOUNT_EMAILS,
  ...ORDER_EMAILS,
  ...RETURN_EMAILS,
  ...CONTACT_EMAILS,
  ...REMINDER_EMAILS,
  ...REVIEW_EMAILS,
  ...QUESTION_EMAILS,
  ...GIFT_CARD_EMAILS,
  ...INVITATION_EMAILS,
}
