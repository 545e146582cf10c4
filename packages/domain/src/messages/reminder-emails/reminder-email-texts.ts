import type { OrderEmailTexts } from '#messages/order-emails/order-email-texts'

/** What a reminder speaks of. */
export interface ReminderEmailFacts {
  /** Empty where only an address is known. */
  name: string
  /** One line an item. */
  items: readonly string[]
}

/** `stop` are the words of the link that ends these mails. */
export interface ReminderEmailTexts extends OrderEmailTexts {
  stop: string
}
