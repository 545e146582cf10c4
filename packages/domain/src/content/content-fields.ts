import { CONTENT_ITEMS, type ContentField, type ContentName } from '#content/content-items'
import { DEFAULT_CONTENT } from '#content/default-content'
import { FIRST_LANGUAGE, LANGUAGES, type Language } from '#messages/languages'
import { translateTexts } from '#translations'

/** The fields of an item as they are stored: `title.en`, `title.ar`. */
export type ContentFields = Record<string, string>

/** What is wrong with a field. */
export type ContentProblem = 'required' | 'too_long'

export interface StoredField extends ContentField {
  key: string
  name: string
  language: Language
}

/** Every field of an item in every language, in the order in which they are edited. */
export const storedFieldsOf = (item: ContentName): StoredField[] =>
  Object.entries<ContentField>(CONTENT_ITEMS[item]).flatMap(([name, field]) =>
    LANGUAGES.map((language) => ({ ...field, name, language, key: `${name}.${language}` })),
  )

/** An item before anybody has changed it. */
export function defaultFieldsOf(item: ContentName): ContentFields {
  const textsIn = (language: Language): Record<string, string> => DEFAULT_CONTENT[language][item]
  return Object.fromEntries(
    storedFieldsOf(item).map(({ key, name, language }) => [key, textsIn(language)[name] ?? '']),
  )
}

/** The texts of an item as a reader sees them, each with fallback to the first language, and those that fell back. */
export function contentTextsIn(item: ContentName, fields: ContentFields, language: Language) {
  const names = Object.keys(CONTENT_ITEMS[item])
  const read = (other: Language) =>
    Object.fromEntries(names.map((name) => [name, fields[`${name}.${other}`] ?? '']))
  return translateTexts(read(FIRST_LANGUAGE), language, { [language]: read(language) })
}

/** What of an item cannot be shown: the first language needs every text. */
export function contentProblems(item: ContentName, fields: ContentFields): Record<string, ContentProblem> {
  const problemOf = ({ key, most, language }: StoredField): ContentProblem | null => {
    const value = fields[key] ?? ''
    if (value.length > most) return 'too_long'
    return language === FIRST_LANGUAGE && value.trim() === '' ? 'required' : null
  }
  return Object.fromEntries(
    storedFieldsOf(item).flatMap((field) => {
      const problem = problemOf(field)
      return problem ? [[field.key, problem]] : []
    }),
  )
}
