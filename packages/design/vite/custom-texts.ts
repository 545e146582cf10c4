import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { findTexts, hasTexts, type SourceText } from './find-texts.ts'
import type { CustomTexts } from './replace-texts.ts'
import { TEXT_FILE, textFilesIn } from './text-files.ts'

const root = path.join(import.meta.dirname, '../../..')

export interface HouseText extends SourceText {
  /** Path from the root. */
  file: string
}

/** Reads all replaceable texts of the shop from the source files. */
export function houseTexts(): HouseText[] {
  const files = globSync('packages/{domain/src,storefront/app}/**/*.ts', { cwd: root })
    .map((file) => file.replaceAll(path.sep, '/'))
    .filter((file) => hasTexts(`/${file}`))
    .toSorted()
  return files.flatMap((file) =>
    findTexts(readFileSync(path.join(root, file), 'utf8'), `/${file}`).map((text) => ({ ...text, file })),
  )
}

/** Reads the shop's own texts from a folder; null without any. All errors are thrown in one message. */
export function readCustomTexts(folder: string): CustomTexts | null {
  const files = textFilesIn(folder)
  if (files.length === 0) return null
  const house = houseTexts()
  const languages = new Set(house.map(({ language }) => language))
  const problems: string[] = []
  const customTexts: Record<string, Record<string, string>> = {}
  for (const file of files) {
    const name = path.basename(file)
    const [, language = ''] = TEXT_FILE.exec(name) ?? []
    const texts = readTexts(file, problems)
    if (languages.has(language)) {
      const said = house.filter((text) => text.language === language)
      problems.push(...wrongTexts(texts, said, language).map((line) => `${name}: ${line}`))
      customTexts[language] = texts as Record<string, string>
    } else problems.push(`${name}: unknown language. Use ${[...languages].toSorted().join(' or ')}.`)
  }
  if (problems.length > 0) throw new Error(`The texts in ${folder} are invalid:\n  ${problems.join('\n  ')}`)
  return customTexts
}

function readTexts(file: string, problems: string[]): Record<string, unknown> {
  try {
    const entries: unknown = JSON.parse(readFileSync(file, 'utf8'))
    if (entries !== null && typeof entries === 'object' && !Array.isArray(entries))
      return entries as Record<string, unknown>
    problems.push(`${path.basename(file)} must be an object such as { "key": "text", … }`)
  } catch (error) {
    problems.push(
      `${path.basename(file)} is not valid JSON: ${error instanceof Error ? error.message : String(error)}`,
    )
  }
  return {}
}

/** Until it became a setting, the name of the shop was a text. */
const FORMER_NAME = 'shop-name'

const FILLED_IN = /\{\w+\}|#/g
const placesIn = (text: string): Set<string> => new Set(text.match(FILLED_IN))
const listed = (names: Iterable<string>): string => [...names].join(', ')

/** Returns one message for each text that has an unknown key, lost a placeholder or lacks a plural form. */
export function wrongTexts(
  entries: Readonly<Record<string, unknown>>,
  house: readonly SourceText[],
  language: string,
): string[] {
  const byKey = new Map(house.map((text) => [text.key, text]))
  const wrong = Object.entries(entries).flatMap(([key, text]) => {
    const original = byKey.get(key)
    if (key === FORMER_NAME) return [`${key} is a setting in the back office; remove it from this file`]
    if (!original) return [`${key} is not a text of the shop; list all texts with npx shop texts ${language}`]
    if (typeof text !== 'string' || text.trim() === '') return [`${key} must be text in quotes`]
    return [...wrongPlaces(original, text)]
  })
  return [...wrong, ...missingForms(entries, house)]
}

function wrongPlaces({ key, text }: SourceText, entries: string): string[] {
  const [expected, has] = [placesIn(text), placesIn(entries)]
  const [missing, unknown] = [expected.difference(has), has.difference(expected)]
  return [
    ...(missing.size > 0 ? [`${key} is missing ${listed(missing)}; the original is "${text}"`] : []),
    ...(unknown.size > 0 && !(unknown.size === 1 && unknown.has('#'))
      ? [
          `${key} has the unknown placeholder ${listed(unknown)}; ${expected.size > 0 ? `use ${listed(expected)}` : 'the original has no placeholders'}`,
        ]
      : []),
  ]
}

/** Requires all plural forms of a text: with one form alone, some numbers would keep the built-in text. */
function missingForms(entries: Readonly<Record<string, unknown>>, house: readonly SourceText[]): string[] {
  const groups = Map.groupBy(
    house.filter(({ forms }) => forms !== null),
    ({ forms }) => forms,
  )
  return [...groups.values()].flatMap((forms) => {
    const [there, missing] = [
      forms.filter(({ key }) => key in entries),
      forms.filter(({ key }) => !(key in entries)),
    ]
    const [first] = there
    return first && missing.length > 0
      ? [
          `${first.key} is one of several forms; add ${missing.map(({ key, text }) => `${key} ("${text}")`).join(', ')}`,
        ]
      : []
  })
}
