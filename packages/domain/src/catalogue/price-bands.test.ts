import fc from 'fast-check'
import { expect, test } from 'vitest'
import { matchesPrice } from '#catalogue/listing'
import { priceBands } from '#catalogue/price-bands'

const aed = (...prices: number[]) => prices.map((price) => price * 100)
const words = (prices: number[]) => priceBands(prices).map(({ from, to }) => [from / 100, to && to / 100])

test('prices fall into a few even bands, and the highest ones share the last band', () => {
  const ordinary = aed(29, 45, 59, 69, 79, 89, 99, 119, 129, 149, 159, 189)
  expect(words(ordinary)).toEqual([
    [0, 49],
    [50, 99],
    [100, 149],
    [150, null],
  ])
  expect(words([...ordinary, ...aed(4999)]).at(-1)).toEqual([150, null])
})

test('bands do not depend on the order of the prices', () => {
  const prices = aed(189, 29, 4999, 45, 59, 69, 79, 89, 99, 119, 129, 149, 159)
  expect(words(prices)).toEqual(words(prices.toSorted((a, b) => a - b)))
})

test.each([
  [49, [0, 10, 20, 30, 40]],
  [50, [0, 20, 40]],
  [99, [0, 20, 40, 60, 80]],
  [100, [0, 25, 50, 75, 100]],
])('up to AED %i the bands start at %j', (highest, starts) => {
  expect(words(aed(highest)).map(([from]) => from)).toEqual(starts)
})

test('a single band is not offered', () => {
  expect(priceBands([])).toEqual([])
  expect(priceBands(aed(0, 5, 9))).toEqual([])
})

test('every price falls into exactly one of at most five bands, with or without fils', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 90_000_00 }), { minLength: 1 }), (prices) => {
      const bands = priceBands(prices)
      expect(bands.length).toBeLessThanOrEqual(5)
      for (const price of bands.length ? prices : []) {
        const holding = bands.filter(({ from, to }) =>
          matchesPrice(price, { minPrice: from, ...(to !== null && { maxPrice: to }) }),
        )
        expect(holding).toHaveLength(1)
      }
    }),
  )
})
