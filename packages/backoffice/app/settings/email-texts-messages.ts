import type { Language } from '@little-dunes/domain/i18n/languages'
import type {
  EditableEmail,
  EmailWord,
  EmailWordProblem,
} from '@little-dunes/domain/messages/email-words/email-words'

const kinds: Record<EditableEmail, string> = {
  order_placed: 'Order placed',
  order_edited: 'Order edited',
  order_shipped: 'Order shipped',
  out_for_delivery: 'Out for delivery',
  order_delivered: 'Order delivered',
  delivery_undone: 'Delivery undone',
  order_cancelled: 'Order cancelled',
  order_refunded: 'Refund started',
  refund_done: 'Refund completed',
  payment_failed: 'Payment failed',
  order_note: 'Order note',
  return_requested: 'Return requested',
  return_approved: 'Return approved',
  return_picked_up: 'Return picked up',
  return_received: 'Return received',
  return_exchanged: 'Exchange sent',
  return_declined: 'Return declined',
  return_cancelled: 'Return cancelled',
  confirm_email: 'Confirm email',
  change_email: 'Confirm new email',
  email_change_requested: 'Email change requested',
  email_changed: 'Email changed',
  new_sign_in: 'New sign-in',
  sign_up_attempt: 'Account already exists',
  reset_password: 'Password reset',
  password_changed: 'Password changed',
  passkey_added: 'Passkey added',
  back_in_stock: 'Size back in stock',
  cart_left: 'Abandoned cart',
  review_request: 'Review request',
  question_answered: 'Question answered',
  gift_card: 'Gift card',
}

const words: Record<EmailWord, string> = {
  subject: 'Subject',
  opening: 'Opening text',
  closing: 'Closing text',
}

const problems: Record<EmailWordProblem, string> = {
  too_long: 'Shorten this text.',
  line: 'Enter the subject in one line.',
  placeholder: "Use only this email's placeholders.",
}

const languages: Record<Language, string> = { en: 'English', ar: 'العربية' }

export const emailTextsMessages = {
  kinds,
  words,
  problems,
  languages,
  settings: 'Settings',
  title: 'Email texts',
  context: 'How emails begin and end. Leave a field empty to use the default text.',
  kind: 'Email',
  facts: 'Placeholders',
  nothing: 'none',
  backToDefault: 'Back to default',
  preview: 'Preview',
  previewLabel: (language: string) => `Preview, ${language}`,
  saved: 'Email texts saved.',
  named: (what: string, language: string) => `${what}, ${language}`,
  unsaved: (names: string) => `Unsaved changes: ${names}`,
  changedMeanwhile: (now: string) => `Someone else changed this to “${now}”. Save again to overwrite it.`,
  leaveTitle: 'Leave without saving?',
  leaveText: 'Your changes to the email texts will be lost.',
}
