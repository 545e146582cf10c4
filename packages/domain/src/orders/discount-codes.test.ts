import fc from 'fast-check'
import { expect, test } from 'vitest'
import { normalisedCode, wholePercent } from '#orders/discount-codes'

test('a code is judged trimmed and in upper case (VAL-30)', () => {
  expect(normalisedCode(' firstday ')).toBe('FIRSTDAY')
  fc.assert(fc.property(fc.string(), (text) => normalisedCode(normalisedCode(text)) === normalisedCode(text)))
})

test('the coupon line shows the rate as a whole percent (CHK-19)', () => {
  expect([0.6, 0.05, 0.29, 0.07, 0].map(wholePercent)).toEqual([60, 5, 29, 7, 0])
})
