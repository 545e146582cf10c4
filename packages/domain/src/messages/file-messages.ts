import type { Language, MessagesByLanguage } from '#i18n/languages'
import { arabicFileMessages } from '#messages/arabic-file-messages'
import { englishFileMessages } from '#messages/english-file-messages'

const FILE_MESSAGES: MessagesByLanguage<typeof englishFileMessages> = {
  en: englishFileMessages,
  ar: arabicFileMessages,
}

export const fileMessages = (language: Language): typeof englishFileMessages => FILE_MESSAGES[language]

/** The heading line of a table in an exported file. */
export const toHeadings = (columns: Readonly<Record<string, string>>): string[] => Object.values(columns)
