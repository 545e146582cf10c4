/**
 * Languages of the shop (D-62). After adding one, the type check reports every missing text. The first one is the
 * default.
 */
export const LANGUAGES = ['en', 'ar'] as const
export type Language = (typeof LANGUAGES)[number]

/** The same texts in every language. */
export type MessagesByLanguage<Texts> = Record<Language, Texts>

export const FIRST_LANGUAGE: Language = 'en'

/** The name of each language in that language. */
export const LANGUAGE_NAMES: MessagesByLanguage<string> = { en: 'English', ar: 'العربية' }

/** Separates the parts of an address or a name. */
export const COMMAS: MessagesByLanguage<string> = { en: ', ', ar: '، ' }

export const DIRECTIONS: MessagesByLanguage<'ltr' | 'rtl'> = { en: 'ltr', ar: 'rtl' }
