import type { MessagesByLanguage } from '#i18n/languages'
import { arabicReminderEmails } from '#messages/reminder-emails/arabic-reminder-emails'
import { englishReminderEmails } from '#messages/reminder-emails/english-reminder-emails'

/** The kinds of mail that nobody's order or account causes, and that everybody can end. */
export type ReminderEmail = keyof typeof englishReminderEmails

export const reminderEmailMessages: MessagesByLanguage<typeof englishReminderEmails> = {
  en: englishReminderEmails,
  ar: arabicReminderEmails,
}
