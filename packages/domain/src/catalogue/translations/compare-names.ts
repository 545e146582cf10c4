import type { Language, MessagesByLanguage } from '#i18n/languages'

/** The reader's own letters first, numbers by their value: code points put أ and آ before the other alefs, and Latin before all. */
const COLLATORS: MessagesByLanguage<Intl.Collator> = {
  en: new Intl.Collator('en', { numeric: true }),
  ar: new Intl.Collator('ar', { numeric: true }),
}

/** The order of names in a list that is read in a language. */
export const compareNames = (language: Language): ((a: string, b: string) => number) =>
  COLLATORS[language].compare
