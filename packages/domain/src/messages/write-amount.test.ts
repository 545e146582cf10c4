import fc from 'fast-check'
import { expect, test } from 'vitest'
import { withSign } from '#i18n/arabic-writing'
import { LANGUAGES } from '#i18n/languages'
import { amountPattern, toWordFormat, writeAmount } from '#messages/write-amount'
import { LARGEST_AMOUNT } from '#money'
import { CURRENCY_FORMATS, type CurrencyFormat } from '#settings/currency-formats'

const formats = LANGUAGES.flatMap((language) =>
  CURRENCY_FORMATS[language].map((format) => ({ language, format: format as CurrencyFormat })),
)

test('the default format uses AED in English and its abbreviation in Arabic', () => {
  expect(writeAmount.en(1_234_50)).toBe('AED 1,234.50')
  expect(writeAmount.en(-2_50)).toBe('AED -2.50')
  expect(writeAmount.ar(1_234_50)).toBe('\u20661,234.50\u2069\u00a0د.إ')
})

test('an Arabic amount has Western digits after its minus and before the currency', () => {
  for (const format of CURRENCY_FORMATS.ar)
    expect(writeAmount.ar(-23_30, format)).toMatch(/^\u2066-23\.30\u2069\u00a0/)
})

test('a sign added to an Arabic amount precedes the digits', () => {
  for (const format of CURRENCY_FORMATS.ar)
    expect(withSign('−', writeAmount.ar(37_05, format))).toMatch(/^\u2066−37\.05\u2069\u00a0/)
})

test('each format uses code, abbreviation or word, and the symbol is a word with an invisible mark', () => {
  expect(CURRENCY_FORMATS.en.map((format) => writeAmount.en(1_234_50, format))).toEqual([
    'AED 1,234.50',
    '1,234.50\u00a0AED',
    '\u2063AED\u00a01,234.50',
  ])
  expect(CURRENCY_FORMATS.ar.map((format) => writeAmount.ar(1_234_50, format).split('\u00a0')[1])).toEqual([
    'د.إ',
    'درهم',
    '\u061cدرهم',
  ])
})

test('an amount is parsed back exactly from every format', () => {
  const amount = fc.integer({ min: -LARGEST_AMOUNT, max: LARGEST_AMOUNT })
  fc.assert(
    fc.property(amount, fc.constantFrom(...formats), (fils, { language, format }) => {
      const figure = writeAmount[language](fils, format).match(/-?[\d,]+\.\d\d/)?.[0] ?? ''
      expect(Number(figure.replaceAll(/[,.]/g, ''))).toBe(fils)
      expect(writeAmount[language](fils, format).replace(figure, '#')).toBe(amountPattern(language, format))
    }),
  )
})

test('an unknown format falls back to the first one of the language', () => {
  expect(amountPattern('en', 'word')).toBe('AED #')
  expect(amountPattern('ar', 'code_after')).toBe(amountPattern('ar'))
})

test('without the currency font, the symbol is written in words and other formats stay', () => {
  expect(formats.map(({ language, format }) => toWordFormat(language, format))).toEqual([
    'code_before',
    'code_after',
    'code_before',
    'abbreviation',
    'word',
    'abbreviation',
  ])
})
