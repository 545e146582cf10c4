import fc from 'fast-check'
import { expect, test } from 'vitest'
import { amountInFils, digits, quantity, text } from '#contract/fields'
import { LARGEST_AMOUNT } from '#money'
import { anyCharacter } from '#testing/any-character'

test('text is unchanged except for characters that break storage or text direction', () => {
  expect(text(100).parse(` <b>'; DROP TABLE x --\u0000 دبي`)).toBe(` <b>'; DROP TABLE x -- دبي`)
  expect(text(10).parse('a\ud800b')).toBe('a\ufffdb')
  expect(text(3).safeParse('abcd').success).toBe(false)
  expect(text(20).parse('Mariam\u202e\u2067 gnp')).toBe('Mariam gnp')
  fc.assert(
    fc.property(fc.string({ unit: anyCharacter }), (any) => {
      const parsed = text(1000).parse(any)
      expect(parsed).not.toContain('\u0000')
      expect(parsed.isWellFormed()).toBe(true)
      expect(text(1000).parse(parsed)).toBe(parsed)
    }),
  )
})

test('digits of Arabic and Persian keyboards become ASCII digits', () => {
  expect(digits(20).parse('EID٢٥ ۱۲')).toBe('EID25 12')
  expect(digits(3).safeParse('١٢٣٤').success).toBe(false)
})

test('quantities are whole numbers, including as text (DATA-20, D-23)', () => {
  expect([2, '2', -1].map((value) => quantity.parse(value))).toEqual([2, 2, -1])
  for (const value of [1.5, 'x', null, undefined, {}, true]) {
    expect(quantity.safeParse(value).success).toBe(false)
  }
})

test('amounts are given in AED and stored in fils, rounded half up (D-01, D-06)', () => {
  expect([125, '129.5', 1.005].map((value) => amountInFils.parse(value))).toEqual([12_500, 12_950, 101])
  expect([0, LARGEST_AMOUNT / 100].map((value) => amountInFils.parse(value))).toEqual([0, LARGEST_AMOUNT])
  for (const value of [
    -0.01,
    LARGEST_AMOUNT / 100 + 0.01,
    1e12,
    'x',
    '',
    ' ',
    null,
    true,
    [125],
    Number.NaN,
    Infinity,
    {},
  ]) {
    expect(amountInFils.safeParse(value).success).toBe(false)
  }
})
