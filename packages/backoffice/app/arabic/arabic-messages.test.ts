import { readFileSync } from 'node:fs'
import path from 'node:path'
import { CATEGORIES } from '@little-dunes/domain/catalogue/product'
import { STOCK_REASONS } from '@little-dunes/domain/catalogue/stock'
import { expect, test } from 'vitest'
import { auditLogMessages } from '#audit-log/audit-log-messages.ar'
import { customerMessages } from '#customers/customer/customer-messages.ar'
import { staffMessages } from '#staff/staff-messages.ar'

type Texts = Record<string, Record<string, unknown>>

const arabicFiles = import.meta.glob<Texts[string]>('../**/*-messages.ar.ts', { eager: true })
const englishFiles = import.meta.glob<Texts[string]>('../**/*-messages.ts', { eager: true })

const byName = (files: Texts): Map<string, [file: string, texts: unknown]> =>
  new Map(
    Object.entries(files).map(([file, exported]) => [
      file.replace(/^\.\.\/|(\.ar)?\.ts$/g, ''),
      [path.resolve(import.meta.dirname, file), Object.values(exported)[0]],
    ]),
  )

const arabic = byName(arabicFiles)
const english = byName(englishFiles)
const names = [...english.keys()].toSorted()

/** Names of values that people type or that are codes; all other values are in the page's language. */
const FOREIGN = new Set(
  'author barcode browser carrier code colour email file hint name number owner phone size sku system text who words'.split(
    ' ',
  ),
)
/** Names that are texts of the shop or of a file. */
const VERBATIM_TEXTS = /^content\/content-messages|\.faultyName$/
const PROBE = 'Sun Hat-12'
const WORD = 'كلمة'

/** Keys, file types, brands and examples that stay in Latin letters in Arabic. */
const LATIN = new Set(
  'API Webhook Aramex CSV Ctrl D English Enter Esc K MP PDF QR SKU Shift JSON Shopify WebM WooCommerce csv https json mailto tel'.split(
    ' ',
  ),
)
/** Samples for customers who read English, and file names. */
const IN_ENGLISH = /^settings\/email-texts-messages\.sample\.en|\.fileName$/

interface Said {
  where: string
  text: string
}

function numbersIn(file: string): Set<string> {
  const matches = readFileSync(file, 'utf8').matchAll(/(\w+)\??: number/g)
  return new Set([...matches].map(([, name = '']) => name))
}

const listParameters = (text: (...values: unknown[]) => unknown): string[] =>
  (/^\(?\{?([^)}=]*)/.exec(String(text))?.[1] ?? '')
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean)

function getSample(name: string, where: string, isNumber: boolean): unknown {
  if (isNumber) return 7
  return FOREIGN.has(name) && !VERBATIM_TEXTS.test(where) ? PROBE : WORD
}

/** All texts of a catalogue; functions are called with samples. */
function saidIn(value: unknown, where: string, numbers: Set<string>): Said[] {
  if (typeof value === 'string') return [{ where, text: value }]
  if (typeof value === 'function') {
    const make = value as (...values: unknown[]) => unknown
    const samples = listParameters(make).map(
      (name) => [name, getSample(name, where, numbers.has(name))] as const,
    )
    // One object with several values, or the values themselves.
    const values = /^\(\{/.test(String(make))
      ? [Object.fromEntries(samples)]
      : samples.map(([, sample]) => sample)
    return saidIn(make(...values), where, numbers)
  }
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, one]) => saidIn(one, `${where}.${key}`, numbers))
}

const everything: Said[] = names.flatMap((name) => {
  const [file = ''] = english.get(name) ?? []
  return saidIn(arabic.get(name)?.[1], name, numbersIn(file))
})

const withoutIsolates = (text: string) => text.replaceAll(/[\u2066\u2068][^\u2066-\u2069]*\u2069/g, '')

const keysIn = (value: unknown, where = ''): string[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, one]) => keysIn(one, `${where}.${key}`))
    : [where]

test('every message file has an Arabic file of the same name (D-62)', () => {
  expect(names.length).toBeGreaterThan(30)
  expect([...arabic.keys()].toSorted()).toEqual(names)
})

test.each(names)('%s has every text in Arabic, and no unused ones', (name) => {
  const [translated, first] = [arabic.get(name)?.[1], english.get(name)?.[1]]
  // In Arabic, records by name may have more entries, because a name itself is no Arabic word.
  const missing = keysIn(first).filter((key) => !keysIn(translated).includes(key))
  expect(missing).toEqual([])
})

test('Arabic texts have no Latin words except keys, brands and isolated values', () => {
  const wrong = everything.filter(
    ({ where, text }) =>
      !IN_ENGLISH.test(where) &&
      (withoutIsolates(text).match(/[A-Za-z]+/g) ?? []).some((word) => !LATIN.has(word)),
  )
  expect(wrong).toEqual([])
})

test('Arabic words are separated by Arabic commas and semicolons', () =>
  expect(everything.filter(({ text }) => /(?:^|[\u0600-\u06ff\u2069])[,;](?!\S)/.test(text))).toEqual([]))

test('texts have Western digits, no tatweel and no exclamation marks, and isolates are closed', () => {
  const wrong = everything.filter(
    ({ text }) =>
      /[٠-٩۰-۹\u0640!]/.test(text) || text.split(/[\u2066\u2068]/).length !== text.split('\u2069').length,
  )
  expect(wrong).toEqual([])
})

/** A text about one number, without that number. */
function renderForm(value: unknown, count: number): string | null {
  const text = (value as (values: number) => unknown)(count)
  return typeof text === 'string' ? text.replace(String(count), '#') : null
}

function plurals(
  first: unknown,
  translated: unknown,
  numbers: Set<string>,
  where: string,
): [string, unknown][] {
  if (typeof first === 'function') {
    const [name = '', ...more] = listParameters(first as () => unknown)
    if (more.length > 0 || !numbers.has(name) || renderForm(first, 1) === renderForm(first, 2)) return []
    return [[where, translated]]
  }
  if (typeof first !== 'object' || first === null) return []
  return Object.entries(first).flatMap(([key, one]) =>
    plurals(one, (translated as Record<string, unknown> | undefined)?.[key], numbers, `${where}.${key}`),
  )
}

const counted = names.flatMap((name) => {
  const [file = '', texts] = english.get(name) ?? []
  return plurals(texts, arabic.get(name)?.[1], numbersIn(file), name)
})

test('messages with an English plural have the Arabic plural forms', () => {
  expect(counted.length).toBeGreaterThan(10)
  const wrong = counted.filter(([, text]) => {
    const [one, two, few, many] = [1, 2, 3, 11].map((count) => renderForm(text, count))
    return new Set([one, two, few, many]).size < 4 || !few?.includes('#') || two?.includes('#')
  })
  expect(wrong.map(([where]) => where)).toEqual([])
})

test('browser and device on their own line run from right to left', () => {
  for (const { browserOn } of [staffMessages, customerMessages])
    expect(browserOn('Chrome', 'Linux')).toBe('\u200f\u2066Chrome\u2069 على \u2066Linux\u2069')
})

test('the activity log names every category and stock reason in Arabic', () => {
  const named = [...CATEGORIES, ...STOCK_REASONS].filter(
    (value) => auditLogMessages.values[value] === undefined,
  )
  expect(named).toEqual([])
})
