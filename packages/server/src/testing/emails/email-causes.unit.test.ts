import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { ALL_EMAILS } from '#testing/emails/all-emails'

const ROOT = path.resolve(import.meta.dirname, '../../../../..')

const ACCOUNT = [
  'e2e/journeys/emails/account-emails.journey.ts',
  'Creating, using and changing an account sends emails with working links',
] as const
const ORDER = [
  'e2e/journeys/emails/order-emails.journey.ts',
  'Each step of a cash order sends an email whose link opens the order without signing in',
] as const
const CARD = [ORDER[0], 'A cancelled card order sends an email, and another one after the refund'] as const
const RETURN = [
  'e2e/journeys/emails/return-emails.journey.ts',
  'Each step of a return and an exchange sends an email whose link opens the order without signing in',
] as const
const OTHER = [
  'e2e/journeys/emails/other-emails.journey.ts',
  'Gift cards, answered questions, restocked sizes and contact messages send emails',
] as const

/**
 * Tests that cause each kind of email as people do, receive it from a mail server and follow its link: in the browser,
 * or by calls where days have to pass or a device has to sign.
 */
const TESTS: Record<keyof typeof ALL_EMAILS, readonly [file: string, test: string]> = {
  confirm_email: ACCOUNT,
  change_email: ACCOUNT,
  email_change_requested: ACCOUNT,
  email_changed: ACCOUNT,
  new_sign_in: ACCOUNT,
  sign_up_attempt: ACCOUNT,
  reset_password: ACCOUNT,
  password_changed: ACCOUNT,
  passkey_added: [
    'packages/server/src/accounts/passkeys/customer-passkeys.test.ts',
    'a customer adds a passkey, gets an email about it, lists and renames it, signs in with it and removes it',
  ],
  order_placed: ORDER,
  order_edited: ORDER,
  order_shipped: ORDER,
  out_for_delivery: ORDER,
  order_delivered: ORDER,
  delivery_undone: [
    'packages/server/src/orders/staff/undo-delivery/undo-delivery-news.test.ts',
    'an undone delivery sends a correction to every recipient of the delivery email, each time',
  ],
  order_refunded: ORDER,
  order_note: ORDER,
  order_cancelled: CARD,
  refund_done: CARD,
  payment_failed: [
    'packages/server/src/orders/showing/payment-emails.test.ts',
    'the email about an unpaid order arrives and links to the cart, and an earlier payment stops it',
  ],
  return_requested: RETURN,
  return_approved: RETURN,
  return_picked_up: RETURN,
  return_received: RETURN,
  return_exchanged: RETURN,
  return_declined: RETURN,
  return_cancelled: RETURN,
  contact_message: OTHER,
  gift_card: OTHER,
  staff_invitation: [
    'packages/server/src/staff/members/invitation-emails.test.ts',
    'an invited member gets the link by email, and it works once',
  ],
  question_answered: OTHER,
  back_in_stock: OTHER,
  cart_left: [
    'packages/server/src/reminders/reminders.test.ts',
    'an abandoned cart gets one reminder after a day, only with consent and a confirmed email',
  ],
  review_request: [
    'packages/server/src/reviews/reviews.test.ts',
    'one review request per order goes out after a week, except to reviewers and customers who opted out',
  ],
}

test('every kind of email has an existing test that causes it', () => {
  expect(Object.keys(TESTS).toSorted()).toEqual(Object.keys(ALL_EMAILS).toSorted())
  for (const [kind, [file, name]] of Object.entries(TESTS)) {
    const source = readFileSync(path.join(ROOT, file), 'utf8')
    expect(source.includes(`test('${name}'`), `${kind}: ${name}`).toBe(true)
  }
})
