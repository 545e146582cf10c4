import { isSourceAddress } from '#catalogue/pictures/source-address'
import {
  type ContentField,
  type ContentKey,
  type ContentName,
  getContentFields,
  slugOfStory,
} from '#content/content-items'
import { DEFAULT_PARTS, type PartList, readParts } from '#content/content-parts'
import { DEFAULT_TEXTS, DEFAULT_VALUES } from '#content/default-content'
import { readFilmAddress } from '#content/film-address'
import { isLinkTarget } from '#content/rich-text'
import { FIRST_LANGUAGE, LANGUAGES, type Language } from '#i18n/languages'
import { PATHS } from '#paths'
import { translateTexts } from '#translations'

/** Stored fields of an item: `title.en`, `title.ar`, `to`. */
export type ContentFields = Record<string, string>

export type ContentProblem = 'required' | 'too_long' | 'link' | 'picture' | 'film' | 'poster'

export type StoredField = ContentField & {
  key: string
  name: string
  /** Null if all languages share it. */
  language: Language | null
}

const isText = ({ kind }: ContentField): boolean => kind === 'line' || kind === 'text' || kind === 'body'

const listFields = (item: ContentKey) => Object.entries(getContentFields(item))

/** All fields of an item in every language, in the order of the editor. */
export const getStoredFields = (item: ContentKey): StoredField[] =>
  listFields(item).flatMap(([name, field]): StoredField[] =>
    isText(field)
      ? LANGUAGES.map((language) => ({ ...field, name, language, key: `${name}.${language}` }))
      : [{ ...field, name, language: null, key: name }],
  )

/** Fields of visible parts, in the order of the parts. */
export function getShownFields(item: ContentKey, fields: ContentFields): StoredField[] {
  const all = getStoredFields(item)
  return all.flatMap((field) => {
    if (field.part?.list) return []
    if (field.kind !== 'parts') return [field]
    const numbers = readParts(field.list, fields[field.key])
    return [field, ...numbers.flatMap((number) => fieldsOfPart(all, field.list, number))]
  })
}

const fieldsOfPart = (fields: readonly StoredField[], list: PartList, number: string): StoredField[] =>
  fields.filter(({ part }) => part?.list === list && part.number === number)

/** Value of a new field. */
function emptyValue(field: StoredField): string {
  if (field.kind === 'parts') return DEFAULT_PARTS[field.list]
  return field.kind === 'link' && !field.optional ? PATHS.products : ''
}

/** A new part starts empty, even if another part had its number before. */
export const emptyPart = (item: ContentKey, list: PartList, number: string): ContentFields =>
  Object.fromEntries(
    fieldsOfPart(getStoredFields(item), list, number).map((field) => [field.key, emptyValue(field)]),
  )

/** Alt texts of a picture that changed without them. Only a person can tell whether they still fit. */
export const wordsOfOtherPicture = (item: ContentKey, edited: readonly string[]): string[] =>
  getStoredFields(item).flatMap(({ key, name, language }) =>
    language !== null &&
    /^picture\d?$/.test(name) &&
    edited.includes(name.replace('picture', 'image')) &&
    !edited.includes(key)
      ? [key]
      : [],
  )

/** Default fields of an item. A story is empty, and not shown. */
export function getDefaultFields(item: ContentKey): ContentFields {
  if (slugOfStory(item) !== null) return Object.fromEntries(getStoredFields(item).map(({ key }) => [key, '']))
  const name = item as ContentName
  const values: Record<string, string> = DEFAULT_VALUES[name]
  const getTexts = (language: Language): Record<string, string> => DEFAULT_TEXTS[language][name]
  return Object.fromEntries(
    getStoredFields(item).map((field) => [
      field.key,
      (field.language ? getTexts(field.language) : values)[field.name] ?? emptyValue(field),
    ]),
  )
}

function textsIn(among: readonly StoredField[], fields: ContentFields, language: Language) {
  const names = new Set(among.flatMap((field) => (isText(field) ? [field.name] : [])))
  const read = (other: Language) =>
    Object.fromEntries([...names].map((name) => [name, fields[`${name}.${other}`] ?? '']))
  return translateTexts(read(FIRST_LANGUAGE), language, { [language]: read(language) })
}

/** Texts of an item as shown, with fallback to the first language, and the texts that fell back. */
export const contentTextsIn = (item: ContentKey, fields: ContentFields, language: Language) =>
  textsIn(getShownFields(item, fields), fields, language)

const sharedValue = (field: StoredField, fields: ContentFields): string =>
  field.kind === 'parts' ? readParts(field.list, fields[field.key]).join(',') : (fields[field.key] ?? '')

/** Texts and shared fields in a language that differ from the defaults, by name. */
export function contentDifferences(
  item: ContentKey,
  fields: ContentFields,
  language: Language,
): Record<string, string> {
  const shown = getShownFields(item, fields)
  const shared = shown.filter((field) => !isText(field))
  const readValues = (of: ContentFields): Record<string, string> => ({
    ...textsIn(shown, of, language).texts,
    ...Object.fromEntries(shared.map((field) => [field.name, sharedValue(field, of)])),
  })
  const before = readValues(getDefaultFields(item))
  return Object.fromEntries(
    Object.entries(readValues(fields)).filter(([name, value]) => value !== before[name]),
  )
}

function findProblem(field: StoredField, value: string): ContentProblem | null {
  if (value.length > field.max) return 'too_long'
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

/** A film without its own poster would start after the picture of another film. */
function lacksPoster(field: StoredField, fields: ContentFields): field is StoredField & { poster: string } {
  if (field.kind !== 'film' || field.poster === undefined) return false
  return (fields[field.key] ?? '') !== '' && (fields[field.poster] ?? '') === ''
}

/** Problems by field: the first language needs every visible text, and links must be safe. */
export function contentProblems(item: ContentKey, fields: ContentFields): Record<string, ContentProblem> {
  return Object.fromEntries(
    getShownFields(item, fields).flatMap((field) => {
      const problem = findProblem(field, fields[field.key] ?? '')
      if (problem) return [[field.key, problem]]
      return lacksPoster(field, fields) ? [[field.poster, 'poster' as const]] : []
    }),
  )
}
