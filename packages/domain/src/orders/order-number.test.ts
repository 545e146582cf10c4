import fc from 'fast-check'
import { expect, test } from 'vitest'
import { orderNumberText, readOrderNumber } from '#orders/order-number'

test('a number is read as it is written, and as people type it (D-76)', () => {
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

test('what is no number is none', () => {
  for (const typed of ['', 'LD-', 'LD-x', '10 471', '-10471', '1e4', 'LD-1234567890'])
    expect(readOrderNumber(typed)).toBeNull()
})

test('every number comes back', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 999_999_999 }), (number) => {
      expect(readOrderNumber(orderNumberText(number))).toBe(number)
    }),
  )
})
