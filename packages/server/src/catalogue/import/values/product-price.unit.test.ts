import { reasonText } from '@little-dunes/domain/messages/import-reasons'
import { subtractPercent } from '@little-dunes/domain/money'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readPrice, shopPrice, shopPrices } from '#catalogue/import/values/product-price'

test.each([
  ['1100.00', 1100_00],
  ['12', 12_00],
  ['12.5', 12_50],
  ['0.01', 1],
  ['19.9900', 19_99],
  ['12,50', 12_50],
  ['1,250.00', 1250_00],
  ['1,250', 1250_00],
  ['AED 5', 5_00],
  ['5.50 AED', 5_50],
  ['45 د.إ', 45_00],
  ['1000000', 1_000_000_00],
])('%s is a price of %i fils (D-01)', (text, fils) => {
  expect(readPrice(text)).toBe(fils)
})

test.each([
  ['', 'is empty'],
  ['0.00', 'not above 0'],
  ['-5', 'not above 0'],
  ['1,250,00', 'not a number'],
  ['1.234', 'more than two decimals'],
  ['$5', 'not a number'],
  ['USD 5', 'not a number'],
  ['AED', 'is empty'],
  ['1e3', 'not a number'],
  ['NaN', 'not a number'],
  ['1000000.01', 'above AED 1,000,000.00'],
])('%j is refused: %s (D-05)', (text, reason) => {
  const refused = readPrice(text)
  expect(typeof refused === 'number' ? refused : reasonText(refused)).toContain(reason)
})

test.each([
  [90_00, 120_00, { price: 120_00, discount: 25 }],
  [90_00, null, { price: 90_00, discount: 0 }],
  [90_00, 90_00, { price: 90_00, discount: 0 }],
  [90_00, 50_00, { price: 90_00, discount: 0 }],
  [6500_00, 7000_00, { price: 6999_78, discount: 7.14 }],
  [1, 1_000_000_00, null],
])('%i fils compared with %s', (selling, compareAt, price) => {
  expect(shopPrice(selling, compareAt)).toEqual(price)
})

test('what is paid is the price of the file to the fils, and the saving is never overstated', () => {
  const amount = fc.integer({ min: 1, max: 1_000_000_00 })
  fc.assert(
    fc.property(amount, amount, (selling, compareAt) => {
      const found = shopPrice(selling, compareAt)
      if (!found) {
        expect(selling / compareAt).toBeLessThan(0.0001)
        return
      }
      expect(subtractPercent(found.price, found.discount)).toBe(selling)
      expect(found.price).toBeLessThanOrEqual(Math.max(selling, compareAt))
      expect(Number(found.discount.toFixed(2))).toBe(found.discount)
      expect(found.discount).toBeLessThan(100)
    }),
    { numRuns: 2_000 },
  )
})

test('all sizes of a product are sold for the price of the file with one discount, which is never overstated (D-69)', () => {
  const selling = fc.integer({ min: 1, max: 10_000_00 })
  const compared = fc.uniqueArray(fc.tuple(selling, fc.option(selling)), {
    minLength: 1,
    maxLength: 6,
    selector: ([price]) => price,
  })
  fc.assert(
    fc.property(compared, (pairs) => {
      const found = shopPrices(new Map(pairs))
      if (!found) return
      for (const [price, compareAt] of pairs) {
        const before = found.before.get(price) ?? 0
        expect(subtractPercent(before, found.discount)).toBe(price)
        expect(before).toBeLessThanOrEqual(Math.max(price, compareAt ?? 0))
      }
    }),
    { numRuns: 2_000 },
  )
})
