import fc from 'fast-check'
import { expect, test } from 'vitest'
import { orderNumberText, readOrderNumber } from '#orders/order-number'

test('a number is read in its written form and in common spellings (D-76)', () => {
  expect(orderNumberText(10471)).toBe('LD-10471')
  for (const typed of [
    'LD-10471',
    '#10471',
    ' # LD-10471',
    'ld-10471',
    ' LD 10471 ',
    'ld10471',
    '10471',
    'LD-١٠٤٧١',
    '۱۰۴۷۱',
  ])
    expect(readOrderNumber(typed)).toBe(10471)
})

test('other texts are not order numbers', () => {
  for (const typed of ['', 'LD-', 'LD-x', '10 471', '-10471', '1e4', 'LD-1234567890'])
    expect(readOrderNumber(typed)).toBeNull()
})

test('every number is read back from its text', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 999_999_999 }), (number) => {
      expect(readOrderNumber(orderNumberText(number))).toBe(number)
    }),
  )
})
