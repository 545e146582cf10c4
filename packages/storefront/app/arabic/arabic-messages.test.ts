import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { DIRECTIONS, FIRST_LANGUAGE, LANGUAGES } from '@little-dunes/domain/i18n/languages'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { accountMessages } from '#account/account-messages.ar'
import { creditMessages } from '#account/credit/credit-messages.ar'
import { PRODUCTS, UNITS, UNITS_LEFT, withCount, withCountAfter, yearsUpTo } from '#arabic/arabic-words'
import { checkoutMessages } from '#checkout/checkout-messages.ar'
import { orderPageMessages } from '#orders/page/order-page-messages.ar'
import { returnMessages } from '#orders/return/return-messages.ar'
import { uiMessages } from '#ui/ui-messages.ar'

const app = path.resolve(import.meta.dirname, '..')
const files = (pattern: string) => globSync(pattern, { cwd: app }).toSorted()

test('every text catalogue has a translation next to it in each other language (D-62)', () => {
  const english = files('**/*-messages.ts')
  expect(english.length).toBeGreaterThan(20)
  for (const language of LANGUAGES.filter((one) => one !== FIRST_LANGUAGE))
    expect(files(`**/*-messages.${language}.ts`)).toEqual(
      english.map((file) => file.replace(/\.ts$/, `.${language}.ts`)),
    )
})

test('each language has a web app manifest', () => {
  const languages = globSync('manifests/*.webmanifest', { cwd: path.resolve(app, '..') }).map((file) => {
    const { lang, dir = 'ltr' } = JSON.parse(readFileSync(path.resolve(app, '..', file), 'utf8'))
    return [path.basename(file), lang, dir]
  })
  const expected = LANGUAGES.map((language) => [`${language}.webmanifest`, language, DIRECTIONS[language]])
  expect(languages.toSorted()).toEqual(expected.toSorted())
})

test.each([
  [0, 'لا منتجات'],
  [1, 'منتج واحد'],
  [2, 'منتجان'],
  [3, '3 منتجات'],
  [10, '10 منتجات'],
  [11, '11 منتجاً'],
  [99, '99 منتجاً'],
  [100, '100 منتج'],
  [103, '103 منتجات'],
  [111, '111 منتجاً'],
  [200, '200 منتج'],
])('%i products are %s', (count, words) => expect(withCount(count, PRODUCTS)).toBe(words))

test('two has another form after a noun or preposition, and other numbers stay the same', () => {
  expect([2, 3, 11].map((count) => withCountAfter(count, UNITS))).toEqual(['قطعتين', '3 قطع', '11 قطعة'])
  expect(withCountAfter(2, PRODUCTS)).toBe('منتجين')
})

test('lists within a line have Arabic commas', () => {
  expect(returnMessages.soldOut(uiMessages.size('100'))).toMatch(/^مقاس .*100.*، نفدت الكمية$/)
  expect(orderPageMessages.comma).toBe('، ')
})

test('the order text says placed, not sent, with the date', () =>
  expect(orderPageMessages.placed(Date.UTC(2026, 10, 29), 2)).toBe('تاريخ الطلب: 29 نوفمبر 2026 · قطعتان'))

test('added and deducted amounts have their sign next to the number', () => {
  const amount = '\u206637.05\u2069\u00a0د.إ'
  expect(returnMessages.less(amount)).toBe('\u2066−37.05\u2069\u00a0د.إ')
  expect(orderPageMessages.less(37_05)).toContain('−37.05')
  expect(checkoutMessages.less(37_05)).toContain('−37.05')
  expect(checkoutMessages.extraCost(10_00)).toContain('+10.00')
  expect(creditMessages.spent(37_05)).toContain('−37.05')
})

test('0, 1 and 2 have separate forms, and other numbers choose between three by their last two digits', () => {
  const forms = { zero: 'none', one: 'one', two: 'two', few: 'few', many: 'many', other: 'other' }
  const getForm = (count: number) => {
    if (count <= 2) return ['none', 'one', 'two'][count]
    const rest = count % 100
    if (rest >= 3 && rest <= 10) return 'few'
    return rest >= 11 ? 'many' : 'other'
  }
  fc.assert(
    fc.property(fc.oneof(fc.nat(120), fc.nat(100_000)), (count) => {
      expect([count, withCount(count, forms)]).toEqual([count, getForm(count)])
    }),
  )
})

test('a count appears once, as a word or as digits', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 100_000 }), (count) => {
      for (const forms of [UNITS, PRODUCTS, UNITS_LEFT]) {
        const words = withCount(count, forms)
        expect(words).not.toContain('#')
        expect(words.includes(String(count))).toBe(count > 2)
      }
    }),
  )
})

test('years of a range have the form of its upper end, as in CLDR for Arabic ranges', () => {
  // Missing in TypeScript's library.
  const rules = new Intl.PluralRules('ar') as Intl.PluralRules & {
    selectRange(from: number, to: number): Intl.LDMLPluralRule
  }
  const years = { few: 'سنوات', zero: 'سنة', one: 'سنة', two: 'سنة', many: 'سنة', other: 'سنة' }
  const spans = [0, 1, 2, 3, 7, 10, 11, 14, 99, 100, 103, 111]
  for (const from of spans)
    for (const to of spans.filter((one) => one > from))
      expect([from, to, yearsUpTo(to)]).toEqual([from, to, years[rules.selectRange(from, to)]])
})

test('a date has the month name, so digits cannot be misread', () => {
  expect(accountMessages.shortDate(Date.UTC(2026, 10, 28, 8))).toBe('28 نوفمبر 2026')
})

test('signs keep the reading order: before a calling code, and after the number of items', () => {
  expect(accountMessages.callingCodeLabel('الإمارات', '+971')).toBe('الإمارات \u2066+971\u2069')
  expect(returnMessages.countedName('قميص الكثبان', 2)).toBe('2 × \u2068قميص الكثبان\u2069')
})

test('sizes read like the label in the garment', () => {
  expect(uiMessages.sizeName('80')).toBe('\u20660–1\u2069 سنة')
  expect(uiMessages.sizeName('90')).toBe('\u20661–2\u2069 سنة')
  expect(uiMessages.sizeName('170')).toBe('\u20669–10\u2069 سنوات')
  expect(uiMessages.sizeName('100')).toBe('\u20662–3\u2069 سنوات')
  expect(uiMessages.sizeName('28')).toBe('\u2066EU 28\u2069')
  expect(uiMessages.sizeName('One Size')).toBe('مقاس واحد')
})
