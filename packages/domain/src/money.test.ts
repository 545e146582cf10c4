import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  aedFromFils,
  allocate,
  filsFromAed,
  formatAed,
  formatAmount,
  includedTax,
  LARGEST_AMOUNT,
  PER_PERCENT,
  subtractPercent,
  subtractPercentInWholeAed,
  subtractRate,
} from '#money'

const amount = fc.integer({ min: 0, max: LARGEST_AMOUNT })
/** From 0 to 99.99, with two decimals. */
const percent = fc.integer({ min: 0, max: 9999 }).map((hundredths) => hundredths / 100)
/** Includes finer percents, which discounts can have. */
const discount = fc.oneof(
  percent,
  fc.integer({ min: 0, max: 99_999_999 }).map((parts) => parts / PER_PERCENT),
)
const WHOLE = 100_000_000n
const partsLeft = (off: number) => WHOLE - BigInt(Math.round(off * PER_PERCENT))
const rate = fc.integer({ min: 0, max: 10_000 }).map((points) => points / 10_000)

/** Half-up division of integers of any size. */
const halfUp = (dividend: bigint, divisor: bigint) => Number((2n * dividend + divisor) / (2n * divisor))

test('a decimal counts as written, rounded half up to the fils (D-01, D-06)', () => {
  expect([1.005, 0.285, 10.075, 0.1 + 0.2, 169, 129.5].map(filsFromAed)).toEqual([
    101, 29, 1008, 30, 16900, 12950,
  ])
})

test('fils convert to AED and back unchanged (D-01)', () => {
  fc.assert(fc.property(amount, (fils) => filsFromAed(aedFromFils(fils)) === fils))
})

test('amounts have two decimals and a thousands separator (CART-14, CHK-21, CONST-09)', () => {
  expect([0, 5, 100, 12950, 123_456_789].map(formatAmount)).toEqual([
    '0.00',
    '0.05',
    '1.00',
    '129.50',
    '1,234,567.89',
  ])
  expect(formatAmount(-250)).toBe('-2.50')
  expect(formatAed(16901)).toBe('AED 169.01')
})

test('a percentage is taken off and rounded half up to the fils (D-03)', () => {
  expect(subtractPercent(9999, 15)).toBe(8499) // 84.9915
  expect(subtractPercent(150, 1)).toBe(149) // 1.485
  expect(subtractPercent(1, 50)).toBe(1) // half a fils
  expect(subtractPercent(10_000, 33.33)).toBe(6667)
})

test('a percentage of six decimals is exact up to the largest amount (D-03)', () => {
  expect(subtractPercent(1_000_000_00, 0.000001)).toBe(999_999_99)
  expect(subtractPercent(LARGEST_AMOUNT, 0.000001)).toBe(LARGEST_AMOUNT - 100)
  expect(subtractPercent(LARGEST_AMOUNT - 1, 33.333333)).toBe(66_666_667_00 - 1)
})

test('taking off a percentage is exact, and never raises an amount or makes it negative (D-03)', () => {
  fc.assert(
    fc.property(amount, discount, (fils, off) => {
      const exact = halfUp(BigInt(fils) * partsLeft(off), WHOLE)
      const less = subtractPercent(fils, off)
      expect(less).toBe(exact)
      expect(less).toBeGreaterThanOrEqual(0)
      expect(less).toBeLessThanOrEqual(fils)
    }),
  )
})

test('displayed prices are whole AED, rounded half up (CARD-14, CONST-10, D-02)', () => {
  expect(subtractPercentInWholeAed(9990, 15)).toBe(8500) // 84.915
  expect(subtractPercentInWholeAed(10_000, 0.5)).toBe(10_000) // 99.50
  expect(subtractPercentInWholeAed(10_000, 0.51)).toBe(9900) // 99.49
  expect(subtractPercentInWholeAed(49, 0)).toBe(0)
  expect(subtractPercentInWholeAed(50, 0)).toBe(100)
})

test('a displayed price is exact for any amount (D-02)', () => {
  fc.assert(
    fc.property(amount, discount, (fils, off) => {
      const exact = 100 * halfUp(BigInt(fils) * partsLeft(off), 100n * WHOLE)
      expect(subtractPercentInWholeAed(fils, off)).toBe(exact)
    }),
  )
})

test('a rate is taken off the base only, with one rounding, never below 0 (D-05)', () => {
  expect(subtractRate(10_001, 0.05, 0)).toBe(9501) // 95.0095
  expect(subtractRate(10_000, 0.6, 3500)).toBe(7500)
  expect(subtractRate(10_000, 1, 0)).toBe(0)
  fc.assert(
    fc.property(amount, rate, fc.integer({ min: 0, max: 100_000 }), (base, off, fixed) => {
      const points = BigInt(Math.round(off * 10_000))
      const exact = halfUp(BigInt(base + fixed) * 10_000n - BigInt(base) * points, 10_000n)
      expect(subtractRate(base, off, fixed)).toBe(exact)
    }),
  )
})

test('included tax is part of the amount, rounded half up to the fils', () => {
  expect(includedTax(105_00, 5)).toBe(5_00)
  expect(includedTax(1_00, 5)).toBe(5) // 4.76
  expect(includedTax(21, 100)).toBe(11) // 10.5
  expect(includedTax(99_99, 0)).toBe(0)
  fc.assert(
    fc.property(amount, percent, (fils, included) => {
      const points = BigInt(Math.round(included * 100))
      expect(includedTax(fils, included)).toBe(halfUp(BigInt(fils) * points, 10_000n + points))
    }),
  )
})

test('an amount is allocated by weight, and remaining fils go to the largest remainders', () => {
  expect(allocate(10, [1, 1, 1])).toEqual([4, 3, 3])
  expect(allocate(100, [10, 20, 34])).toEqual([16, 31, 53]) // 15.625, 31.25, 53.125
  expect(allocate(5, [0, 7])).toEqual([0, 5])
  expect(allocate(0, [3, 4])).toEqual([0, 0])
  expect(allocate(0, [])).toEqual([])
  expect(allocate(5, [0, 0])).toEqual([0, 0])
})

test('allocated parts add up, are within one fils of their share and never exceed their weight', () => {
  const weights = fc.array(fc.integer({ min: 0, max: 2_147_483_647 }), { minLength: 1, maxLength: 30 })
  fc.assert(
    fc.property(weights, fc.double({ min: 0, max: 1, noNaN: true }), (all, part) => {
      const total = all.reduce((sum, weight) => sum + weight, 0)
      const whole = Math.floor(total * part)
      const parts = allocate(whole, all)
      expect(parts.reduce((sum, one) => sum + one, 0)).toBe(whole)
      for (const [index, weight] of all.entries()) {
        const one = parts[index] ?? -1
        expect(one).toBeGreaterThanOrEqual(0)
        expect(one).toBeLessThanOrEqual(weight)
        const distance = BigInt(one) * BigInt(total) - BigInt(whole) * BigInt(weight)
        expect(distance < BigInt(total || 1) && -distance < BigInt(total || 1)).toBe(true)
      }
    }),
  )
})
