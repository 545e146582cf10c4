import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fewUnits, isSoldOut, quantityOptions, stockLeft, UNCOUNTED_STOCK } from '#catalogue/stock'

test('the remaining stock of a size is its stock less the cart, at least 0 (VAL-04)', () => {
  expect([stockLeft(5, 2), stockLeft(5, 5), stockLeft(2, 5), stockLeft(0, 0)]).toEqual([3, 0, 0, 0])
})

test('quantity options run from 1 to the remaining stock, up to 10 (VAL-06, D-23)', () => {
  expect(quantityOptions(3, 0)).toEqual([1, 2, 3])
  expect(quantityOptions(60, 0)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
  expect(quantityOptions(60, 55)).toEqual([1, 2, 3, 4, 5])
  expect(quantityOptions(3, 3)).toEqual([])
  fc.assert(
    fc.property(fc.nat(100), fc.nat(100), (stocks, inCart) => {
      for (const option of quantityOptions(stocks, inCart)) {
        expect(option).toBeLessThanOrEqual(10)
        expect(inCart + option).toBeLessThanOrEqual(stocks)
      }
    }),
  )
})

test('a colour is sold out when all of its sizes are (VAL-05, D-23)', () => {
  expect(isSoldOut([{ stocks: 0 }, { stocks: 0 }])).toBe(true)
  expect(isSoldOut([{ stocks: 0 }, { stocks: 1 }])).toBe(false)
  expect(isSoldOut([])).toBe(true)
})

test('low stock is shown from three to one, never for sold-out or uncounted stock', () => {
  expect([-1, 0, 1, 3, 4, UNCOUNTED_STOCK].map(fewUnits)).toEqual([null, null, 1, 3, null, null])
})
