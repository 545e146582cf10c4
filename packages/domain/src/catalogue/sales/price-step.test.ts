import { expect, test } from 'vitest'
import { priceAfter } from '#catalogue/sales/price-step'

test('a price is set, changed by an amount, or by a percentage rounded half up to the fils', () => {
  expect(priceAfter(129_00, { step: 'set', value: 99_50 })).toBe(99_50)
  expect(priceAfter(129_00, { step: 'add', value: -4_50 })).toBe(124_50)
  expect(priceAfter(129_00, { step: 'percent', value: -10 })).toBe(116_10)
  expect(priceAfter(99_99, { step: 'percent', value: 12.5 })).toBe(112_49)
})

test('an invalid result is no price', () => {
  for (const [step, value] of [
    ['set', 0],
    ['set', 10.5],
    ['add', -100_00],
    ['percent', -100],
    ['percent', 1_000],
    ['percent', Number.NaN],
  ] as const)
    expect(priceAfter(100_00, { step, value })).toBeNull()
})
