import type { OrderEmailTexts } from '#messages/order-emails/order-email-texts'

/** Facts in a reminder. */
export interface ReminderEmailFacts {
  /** Empty if only the address is known. */
  name: string
  /** One line per item. */
  items: readonly string[]
}

/** `stop` is the label of the unsubscribe link. */
export interface ReminderEmailTexts extends OrderEmailTexts {
  stop: string
}
