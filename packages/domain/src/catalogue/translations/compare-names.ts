import type { Language, MessagesByLanguage } from '#i18n/languages'

/** Sorts the reader's script first and numbers by value. Code points would sort أ and آ before ا, and Latin first. */
const COLLATORS: MessagesByLanguage<Intl.Collator> = {
  en: new Intl.Collator('en', { numeric: true }),
  ar: new Intl.Collator('ar', { numeric: true }),
}

/** Compares names in a list of this language. */
export const compareNames = (language: Language): ((a: string, b: string) => number) =>
  COLLATORS[language].compare
