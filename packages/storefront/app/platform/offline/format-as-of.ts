import type { Language, MessagesByLanguage } from '@little-dunes/domain/i18n/languages'

/** Western digits in both languages (D-62). */
const LOCALES: MessagesByLanguage<string> = { en: 'en-GB', ar: 'ar-AE-u-nu-latn-ca-gregory' }

/** The time of an old page by the reader's clock, with the day when it is not today. */
export function formatAsOf(at: Date, now: Date, language: Language): string {
  const write = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(LOCALES[language], options).format(at)
  const time = write({ hour: '2-digit', minute: '2-digit', hour12: false })
  return at.toDateString() === now.toDateString()
    ? time
    : `${write({ day: 'numeric', month: 'short' })} ${time}`
}
