/**
 * Languages of the shop, said once (D-62): the type check names every place whose texts a new one is
 * missing. The first is what is spoken to whoever asks for none of them.
 */
export const LANGUAGES = ['en', 'ar'] as const
export type Language = (typeof LANGUAGES)[number]

/** The same texts in every language. */
export type MessagesByLanguage<Texts> = Record<Language, Texts>

export const FIRST_LANGUAGE: Language = 'en'

/** What each language calls itself. */
export const LANGUAGE_NAMES: MessagesByLanguage<string> = { en: 'English', ar: 'العربية' }

/** Between parts of an address or a name. */
export const COMMAS: MessagesByLanguage<string> = { en: ', ', ar: '، ' }

/** How a language is written. */
export const DIRECTIONS: MessagesByLanguage<'ltr' | 'rtl'> = { en: 'ltr', ar: 'rtl' }
