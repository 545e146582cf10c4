import { isSourceAddress } from '#catalogue/pictures/source-address'
import {
  type ContentField,
  type ContentKey,
  type ContentName,
  contentFieldsOf,
  slugOfStory,
} from '#content/content-items'
import { OWN_PARTS, type PartList, readParts } from '#content/content-parts'
import { DEFAULT_TEXTS, DEFAULT_VALUES } from '#content/default-content'
import { readFilmAddress } from '#content/film-address'
import { isLinkTarget } from '#content/rich-text'
import { FIRST_LANGUAGE, LANGUAGES, type Language } from '#i18n/languages'
import { PATHS } from '#paths'
import { translateTexts } from '#translations'

/** The fields of an item as they are stored: `title.en`, `title.ar`, `to`. */
export type ContentFields = Record<string, string>

/** What is wrong with a field. */
export type ContentProblem = 'required' | 'too_long' | 'link' | 'picture' | 'film' | 'poster'

export type StoredField = ContentField & {
  key: string
  name: string
  /** Null where all languages share it. */
  language: Language | null
}

const isText = ({ kind }: ContentField): boolean => kind === 'line' || kind === 'text' || kind === 'body'

const fieldsOf = (item: ContentKey) => Object.entries(contentFieldsOf(item))

/** Every field of an item in every language, in the order in which they are edited. */
export const storedFieldsOf = (item: ContentKey): StoredField[] =>
  fieldsOf(item).flatMap(([name, field]): StoredField[] =>
    isText(field)
      ? LANGUAGES.map((language) => ({ ...field, name, language, key: `${name}.${language}` }))
      : [{ ...field, name, language: null, key: name }],
  )

/** The fields that readers see: those of parts that are shown, in the order of the parts. */
export function shownFieldsOf(item: ContentKey, fields: ContentFields): StoredField[] {
  const all = storedFieldsOf(item)
  return all.flatMap((field) => {
    if (field.part?.list) return []
    if (field.kind !== 'parts') return [field]
    const numbers = readParts(field.list, fields[field.key])
    return [field, ...numbers.flatMap((number) => fieldsOfPart(all, field.list, number))]
  })
}

const fieldsOfPart = (fields: readonly StoredField[], list: PartList, number: string): StoredField[] =>
  fields.filter(({ part }) => part?.list === list && part.number === number)

/** What a field has before anybody has filled it in. */
function emptyValue(field: StoredField): string {
  if (field.kind === 'parts') return OWN_PARTS[field.list]
  return field.kind === 'link' && !field.optional ? PATHS.products : ''
}

/** A part that is added begins empty, also where one of its number was there before. */
export const emptyPart = (item: ContentKey, list: PartList, number: string): ContentFields =>
  Object.fromEntries(
    fieldsOfPart(storedFieldsOf(item), list, number).map((field) => [field.key, emptyValue(field)]),
  )

/** Words of a picture that was changed without them: whether they are true of the new one only a person can say. */
export const wordsOfOtherPicture = (item: ContentKey, edited: readonly string[]): string[] =>
  storedFieldsOf(item).flatMap(({ key, name, language }) =>
    language !== null &&
    /^picture\d?$/.test(name) &&
    edited.includes(name.replace('picture', 'image')) &&
    !edited.includes(key)
      ? [key]
      : [],
  )

/** An item before anybody has changed it; a story is empty, and shown to nobody. */
export function defaultFieldsOf(item: ContentKey): ContentFields {
  if (slugOfStory(item) !== null) return Object.fromEntries(storedFieldsOf(item).map(({ key }) => [key, '']))
  const name = item as ContentName
  const values: Record<string, string> = DEFAULT_VALUES[name]
  const textsOf = (language: Language): Record<string, string> => DEFAULT_TEXTS[language][name]
  return Object.fromEntries(
    storedFieldsOf(item).map((field) => [
      field.key,
      (field.language ? textsOf(field.language) : values)[field.name] ?? emptyValue(field),
    ]),
  )
}

/** Texts in a language, each with fallback to the first one. */
function textsIn(among: readonly StoredField[], fields: ContentFields, language: Language) {
  const names = new Set(among.flatMap((field) => (isText(field) ? [field.name] : [])))
  const read = (other: Language) =>
    Object.fromEntries([...names].map((name) => [name, fields[`${name}.${other}`] ?? '']))
  return translateTexts(read(FIRST_LANGUAGE), language, { [language]: read(language) })
}

/** The texts of an item as a reader sees them, each with fallback to the first language, and those that fell back. */
export const contentTextsIn = (item: ContentKey, fields: ContentFields, language: Language) =>
  textsIn(shownFieldsOf(item, fields), fields, language)

/** A value that all languages share, as pages have it. */
const sharedValue = (field: StoredField, fields: ContentFields): string =>
  field.kind === 'parts' ? readParts(field.list, fields[field.key]).join(',') : (fields[field.key] ?? '')

/** The texts and shared fields of an item in a language that differ from what came with the shop, by name. */
export function contentDifferences(
  item: ContentKey,
  fields: ContentFields,
  language: Language,
): Record<string, string> {
  const shown = shownFieldsOf(item, fields)
  const shared = shown.filter((field) => !isText(field))
  const readOf = (of: ContentFields): Record<string, string> => ({
    ...textsIn(shown, of, language).texts,
    ...Object.fromEntries(shared.map((field) => [field.name, sharedValue(field, of)])),
  })
  const before = readOf(defaultFieldsOf(item))
  return Object.fromEntries(Object.entries(readOf(fields)).filter(([name, value]) => value !== before[name]))
}

function problemOf(field: StoredField, value: string): ContentProblem | null {
  if (value.length > field.most) return 'too_long'
  const isEmpty = value.trim() === ''
  if (field.kind === 'link') {
    if (isEmpty) return field.optional ? null : 'required'
    return isLinkTarget(value) ? null : 'link'
  }
  if (field.kind === 'picture') return isEmpty || isSourceAddress(value) ? null : 'picture'
  if (field.kind === 'film') return isEmpty || readFilmAddress(value) ? null : 'film'
  if (field.kind === 'parts') return null
  const mayBeEmpty = field.optional || (field.language !== FIRST_LANGUAGE && field.language !== null)
  return isEmpty && !mayBeEmpty ? 'required' : null
}

/** A film of the staff over the picture of another one would jump when it begins. */
function lacksPoster(field: StoredField, fields: ContentFields): field is StoredField & { poster: string } {
  if (field.kind !== 'film' || field.poster === undefined) return false
  return (fields[field.key] ?? '') !== '' && (fields[field.poster] ?? '') === ''
}

/** What of an item cannot be shown: the first language needs every text of what is shown, and links lead somewhere safe. */
export function contentProblems(item: ContentKey, fields: ContentFields): Record<string, ContentProblem> {
  return Object.fromEntries(
    shownFieldsOf(item, fields).flatMap((field) => {
      const problem = problemOf(field, fields[field.key] ?? '')
      if (problem) return [[field.key, problem]]
      return lacksPoster(field, fields) ? [[field.poster, 'poster' as const]] : []
    }),
  )
}
