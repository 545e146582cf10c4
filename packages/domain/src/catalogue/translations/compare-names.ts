import type { Language, MessagesByLanguage } from '#i18n/languages'

/**
 * Sorts the reader's own script first and numbers by value. Code points would put أ and آ before the other alefs, and
 * Latin first.
 */
const COLLATORS: MessagesByLanguage<Intl.Collator> = {
  en: new Intl.Collator('en', { numeric: true }),
  ar: new Intl.Collator('ar', { numeric: true }),
}

/** Compares names in a list of this language. */
export const compareNames = (language: Language): ((a: string, b: string) => number) =>
  COLLATORS[language].compare
