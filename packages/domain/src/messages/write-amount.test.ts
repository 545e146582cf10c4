import fc from 'fast-check'
import { expect, test } from 'vitest'
import { withSign } from '#i18n/arabic-writing'
import { LANGUAGES } from '#i18n/languages'
import { amountPattern, writeAmount, writingInWords } from '#messages/write-amount'
import { LARGEST_AMOUNT } from '#money'
import { CURRENCY_WRITINGS, type CurrencyWriting } from '#settings/currency-writings'

const writings = LANGUAGES.flatMap((language) =>
  CURRENCY_WRITINGS[language].map((writing) => ({ language, writing: writing as CurrencyWriting })),
)

test('the default format uses AED in English and its abbreviation in Arabic', () => {
  expect(writeAmount.en(1_234_50)).toBe('AED 1,234.50')
  expect(writeAmount.en(-2_50)).toBe('AED -2.50')
  expect(writeAmount.ar(1_234_50)).toBe('\u20661,234.50\u2069\u00a0د.إ')
})

test('an Arabic amount has Western digits after its minus and before the currency', () => {
  for (const writing of CURRENCY_WRITINGS.ar)
    expect(writeAmount.ar(-23_30, writing)).toMatch(/^\u2066-23\.30\u2069\u00a0/)
})

test('a sign added to an Arabic amount precedes the digits', () => {
  for (const writing of CURRENCY_WRITINGS.ar)
    expect(withSign('−', writeAmount.ar(37_05, writing))).toMatch(/^\u2066−37\.05\u2069\u00a0/)
})

test('each format uses code, abbreviation or word, and the symbol is a word with an invisible mark', () => {
  expect(CURRENCY_WRITINGS.en.map((writing) => writeAmount.en(1_234_50, writing))).toEqual([
    'AED 1,234.50',
    '1,234.50\u00a0AED',
    '\u2063AED\u00a01,234.50',
  ])
  expect(CURRENCY_WRITINGS.ar.map((writing) => writeAmount.ar(1_234_50, writing).split('\u00a0')[1])).toEqual(
    ['د.إ', 'درهم', '\u061cدرهم'],
  )
})

test('an amount is parsed back exactly from every format', () => {
  const amount = fc.integer({ min: -LARGEST_AMOUNT, max: LARGEST_AMOUNT })
  fc.assert(
    fc.property(amount, fc.constantFrom(...writings), (fils, { language, writing }) => {
      const figure = writeAmount[language](fils, writing).match(/-?[\d,]+\.\d\d/)?.[0] ?? ''
      expect(Number(figure.replaceAll(/[,.]/g, ''))).toBe(fils)
      expect(writeAmount[language](fils, writing).replace(figure, '#')).toBe(amountPattern(language, writing))
    }),
  )
})

test('an unknown format falls back to the first one of the language', () => {
  expect(amountPattern('en', 'word')).toBe('AED #')
  expect(amountPattern('ar', 'code_after')).toBe(amountPattern('ar'))
})

test('without the currency font, the symbol is written in words and other formats stay', () => {
  expect(writings.map(({ language, writing }) => writingInWords(language, writing))).toEqual([
    'code_before',
    'code_after',
    'code_before',
    'abbreviation',
    'word',
    'abbreviation',
  ])
})
