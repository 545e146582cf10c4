import type { Language } from '@little-dunes/domain/i18n/languages'
import type {
  EditableEmail,
  EmailWord,
  EmailWordProblem,
} from '@little-dunes/domain/messages/email-words/email-words'

const kinds: Record<EditableEmail, string> = {
  order_placed: 'Order placed',
  order_edited: 'Order changed',
  order_shipped: 'Order shipped',
  out_for_delivery: 'Out for delivery',
  order_delivered: 'Order delivered',
  delivery_undone: 'Delivery undone',
  order_cancelled: 'Order cancelled',
  order_refunded: 'Refund begun',
  refund_done: 'Refund done',
  payment_failed: 'Payment failed',
  order_note: 'Note about an order',
  return_requested: 'Return asked for',
  return_approved: 'Return approved',
  return_picked_up: 'Return picked up',
  return_received: 'Return received',
  return_exchanged: 'Exchange sent',
  return_declined: 'Return declined',
  return_cancelled: 'Return cancelled',
  confirm_email: 'Confirm the e-mail',
  change_email: 'Confirm a new e-mail',
  email_change_requested: 'E-mail change requested',
  email_changed: 'E-mail changed',
  new_sign_in: 'New sign-in',
  sign_up_attempt: 'Account exists',
  reset_password: 'New password asked for',
  password_changed: 'Password changed',
  passkey_added: 'Passkey added',
  back_in_stock: 'Size back in stock',
  cart_left: 'Cart left behind',
  review_request: 'Review asked for',
  question_answered: 'Question answered',
  gift_card: 'Gift card',
}

const words: Record<EmailWord, string> = {
  subject: 'Subject',
  opening: 'Opening words',
  closing: 'Closing words',
}

const problems: Record<EmailWordProblem, string> = {
  too_long: 'Please shorten this.',
  line: 'A subject has one line.',
  placeholder: 'This has a placeholder that the mail does not know.',
}

const languages: Record<Language, string> = { en: 'English', ar: 'العربية' }

export const emailTextsMessages = {
  kinds,
  words,
  problems,
  languages,
  settings: 'Settings',
  title: 'Mail texts',
  context: 'What mails say first and last. Empty fields leave the words that come with the shop.',
  kind: 'Mail',
  facts: 'Placeholders',
  nothing: 'nothing',
  backToDefault: 'Back to default',
  preview: 'Preview',
  previewOf: (language: string) => `Preview, ${language}`,
  saved: 'Saved. Mails say it from now on.',
  named: (what: string, language: string) => `${what}, ${language}`,
  unsaved: (names: string) => `Not saved: ${names}`,
  changedMeanwhile: (now: string) => `Changed by somebody else to “${now}”. Save again to overwrite it.`,
  leaveTitle: 'Leave without saving?',
  leaveText: 'Your changes of the mail texts are lost then.',
}
