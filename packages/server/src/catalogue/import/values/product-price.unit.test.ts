import { reasonText } from '@little-dunes/domain/messages/import-reasons'
import { subtractPercent } from '@little-dunes/domain/money'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readPercent, readPrice, shopPrices } from '#catalogue/import/values/product-price'

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
  ['د.إ. ٤٩٫٥٠', 49_50],
  ['49.00 درهم', 49_00],
  ['49 درهم إماراتي', 49_00],
  ['Dhs. 12/-', 12_00],
  ['\u200f49.90\u00a0د.إ.\u200f', 49_90],
  ['\u200f٤٩٫٩٠\u00a0د.إ.\u200f', 49_90],
  ['AED\u00a01,299.00', 1_299_00],
  ['.50', 50],
  ['AED .50', 50],
  ['49 dirhams', 49_00],
  ['Dirham 49', 49_00],
  ['49.50 UAE Dirhams', 49_50],
  ['5 دراهم', 5_00],
  ['٥ دراهم إماراتية', 5_00],
  ['١٢ درهماً', 12_00],
  ['\u20c3 45', 45_00],
  ['1000000', 1_000_000_00],
])('reads %s as a price of %i fils (D-01)', (text, fils) => {
  expect(readPrice(text)).toBe(fils)
})

test.each([
  ['', 'is empty'],
  ['0.00', 'not above 0'],
  ['-5', 'not above 0'],
  ['1,250,00', 'not a number'],
  ['1.234', 'more than two decimals'],
  ['$5', '"$5" is in another currency, $: prices must be in AED'],
  ['USD 5', 'currency, USD: prices'],
  ['12.50 EUR', 'currency, EUR: prices'],
  ['€ 9,50', 'currency, €: prices'],
  ['US$12', 'currency, US$: prices'],
  ['٩ ر.س', 'currency, ر.س: prices'],
  ['12 per piece', 'not a number'],
  ['12 dirhamsx', 'not a number'],
  ['.', 'not a number'],
  ['0,500', 'not a number'],
  ['ten', 'not a number'],
  ['AED', 'is empty'],
  ['1e3', 'not a number'],
  ['NaN', 'not a number'],
  ['1000000.01', 'above AED 1,000,000.00'],
])('refuses %j: %s (D-05)', (text, reason) => {
  const refused = readPrice(text)
  expect(typeof refused === 'number' ? refused : reasonText(refused)).toContain(reason)
})

test.each(['49 \u200fر.س', '\u200fUSD 5'])(
  'refuses %j as another currency, even with direction marks',
  (text) => {
    const refused = readPrice(text)
    expect(typeof refused === 'number' ? refused : refused.key).toBe('other_currency')
  },
)

const derivePrices = (selling: number, compareAt: number | null) => {
  const { discount, before } = shopPrices(new Map([[selling, compareAt]]))
  return { discount, price: before.get(selling) }
}

test.each([
  [90_00, 120_00, { price: 120_00, discount: 25 }],
  [90_00, null, { price: 90_00, discount: 0 }],
  [90_00, 90_00, { price: 90_00, discount: 0 }],
  [90_00, 50_00, { price: 90_00, discount: 0 }],
  [40_00, 60_00, { price: 60_00, discount: 33.33 }],
  [6500_00, 7000_00, { price: 7000_00, discount: 7.1429 }],
  [365_02, 437_78, { price: 437_78, discount: 16.62 }],
  [365_00, 437_78, { price: 437_78, discount: 16.625 }],
  [1, 1_000_000_00, { price: 1_000_000_00, discount: 99.999999 }],
])('computes price and discount of %i fils compared with %s', (selling, compareAt, price) => {
  expect(derivePrices(selling, compareAt)).toEqual(price)
})

const amount = fc.integer({ min: 1, max: 1_000_000_00 })

test('keeps selling and compare-at prices exact to the fils, up to AED 1,000,000', () => {
  const near = fc
    .tuple(amount, fc.integer({ min: 0, max: 300 }))
    .map(([limit, less]) => [limit - less, limit])
  const pairs = fc.oneof(fc.tuple(amount, amount), near)
  fc.assert(
    fc.property(pairs, ([one = 1, other = 1]) => {
      const [selling, compareAt] = [Math.max(1, Math.min(one, other)), Math.max(one, other)]
      const { price = 0, discount } = derivePrices(selling, compareAt)
      expect(price).toBe(compareAt)
      expect(subtractPercent(price, discount)).toBe(selling)
      expect(readPercent(String(discount))).toBe(discount)
    }),
    { numRuns: 5_000 },
  )
})

test('sizes with the same discount keep their compare-at prices', () => {
  const compared = new Map([
    [85_00, 99_99],
    [127_50, 149_99],
  ])
  const { discount, before } = shopPrices(compared)
  expect([...before]).toEqual([...compared])
  for (const [selling, price] of before) expect(subtractPercent(price, discount)).toBe(selling)
})

test('with one discount, every size sells at its price in the file and no discount is overstated (D-69)', () => {
  const selling = fc.integer({ min: 1, max: 10_000_00 })
  const compared = fc.uniqueArray(fc.tuple(selling, fc.option(selling)), {
    minLength: 1,
    maxLength: 6,
    selector: ([price]) => price,
  })
  fc.assert(
    fc.property(compared, (pairs) => {
      const prices = shopPrices(new Map(pairs))
      for (const [price, compareAt] of pairs) {
        const before = prices.before.get(price) ?? 0
        expect(subtractPercent(before, prices.discount)).toBe(price)
        expect(before).toBeLessThanOrEqual(Math.max(price, compareAt ?? 0))
      }
    }),
    { numRuns: 2_000 },
  )
})
