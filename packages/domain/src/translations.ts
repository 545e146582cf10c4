import { FIRST_LANGUAGE, type Language } from '#i18n/languages'

/** Texts of the shop in one language; null or blank where there is none yet. */
export type Translation<Texts> = { readonly [Name in keyof Texts]?: Texts[Name] | null }

/** Translations into the languages that are not the first, in which the shop's own columns are. */
export type Translations<Texts> = { readonly [Other in Language]?: Translation<Texts> }

/** Texts as they are read, and the names of those that had to be read in the first language. */
export interface TranslatedTexts<Texts> {
  texts: Texts
  missing: (keyof Texts)[]
}

const isBlank = (text: string | null | undefined): boolean => !text?.trim()

/**
 * Texts in a language, each with fallback to the first language. A text that is blank there as well is not missing.
 *
 * @param texts in the first language
 */
export function translateTexts<Texts extends Record<string, string>>(
  texts: Texts,
  language: Language,
  translations: Translations<Texts> | undefined,
): TranslatedTexts<Texts> {
  if (language === FIRST_LANGUAGE) return { texts, missing: [] }
  const translation: Translation<Texts> = translations?.[language] ?? {}
  const read = { ...texts }
  const missing: (keyof Texts)[] = []
  for (const name of Object.keys(texts) as (keyof Texts)[]) {
    const translated = translation[name]
    if (translated && !isBlank(translated)) read[name] = translated
    else if (!isBlank(texts[name])) missing.push(name)
  }
  return { texts: read, missing }
}
