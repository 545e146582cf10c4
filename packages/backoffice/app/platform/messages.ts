/** Languages of the back office. The type check names the texts that a new one misses. */
const LANGUAGES = ['en'] as const
type Language = (typeof LANGUAGES)[number]

/** The same texts in every language. */
export type MessagesByLanguage<Texts> = Record<Language, Texts>

/** The language of the page, which stays until it is loaded anew. */
const language: Language = LANGUAGES[0]

/** The texts of a catalogue in the language of the page. */
export const textsOf = <Texts>(catalogue: MessagesByLanguage<Texts>): Texts => catalogue[language]
