import type { Language, MessagesByLanguage } from '@little-dunes/domain/i18n/languages'

/** Figures are Western in both languages (D-62). */
const LOCALES: MessagesByLanguage<string> = { en: 'en-GB', ar: 'ar-AE-u-nu-latn-ca-gregory' }

/** The time of what is old, as its reader's clock has it; with the day before it where that is another one. */
export function asOf(at: Date, now: Date, language: Language): string {
  const write = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(LOCALES[language], options).format(at)
  const time = write({ hour: '2-digit', minute: '2-digit', hour12: false })
  return at.toDateString() === now.toDateString()
    ? time
    : `${write({ day: 'numeric', month: 'short' })} ${time}`
}
