import { FIRST_LANGUAGE, type Language } from '#i18n/languages'

/** Texts in one language. Null or blank for missing ones. */
export type Translation<Texts> = { readonly [Name in keyof Texts]?: Texts[Name] | null }

/** Texts in all languages except the first, whose texts are the object's own fields. */
export type Translations<Texts> = { readonly [Other in Language]?: Translation<Texts> }

/** Displayed texts, and the names of those that fell back to the first language. */
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
