import type { MessagesByLanguage } from '#i18n/languages'
import { arabicReminderEmails } from '#messages/reminder-emails/arabic-reminder-emails'
import { englishReminderEmails } from '#messages/reminder-emails/english-reminder-emails'

/** Kinds of emails that customers can unsubscribe from. */
export type ReminderEmail = keyof typeof englishReminderEmails

export const reminderEmailMessages: MessagesByLanguage<typeof englishReminderEmails> = {
  en: englishReminderEmails,
  ar: arabicReminderEmails,
}
