import type { MessagesByLanguage } from '#i18n/languages'
import { arabicOrderEmails } from '#messages/order-emails/arabic-order-emails'
import { englishOrderEmails } from '#messages/order-emails/english-order-emails'

/** Kinds of emails about an order. */
export type OrderEmail = keyof typeof englishOrderEmails

/** Emails about an order, in the language of the order (D-62). */
export const orderEmailMessages: MessagesByLanguage<typeof englishOrderEmails> = {
  en: englishOrderEmails,
  ar: arabicOrderEmails,
}
