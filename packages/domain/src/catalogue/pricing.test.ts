import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  appliedDiscount,
  displayedPrice,
  flashPercent,
  orderListPrice,
  percentOff,
  priceLines,
} from '#catalogue/pricing'
import type { PricingFields } from '#catalogue/product'
import { subtractPercent } from '#money'

const plain = (price: number, discount = 0): PricingFields => ({
  price,
  discount,
  flashsale: false,
  flashDiscount: 0,
})
const flash = (price: number, flashDiscount: number, discount = 0): PricingFields => ({
  price,
  discount,
  flashsale: true,
  flashDiscount,
})

const percent = fc.integer({ min: 0, max: 9999 }).map((hundredths) => hundredths / 100)
const anyProduct: fc.Arbitrary<PricingFields> = fc.record({
  price: fc.integer({ min: 1, max: 500_00 }),
  discount: percent,
  flashsale: fc.boolean(),
  flashDiscount: percent,
})
const anyLines = fc.array(fc.record({ product: anyProduct, quantity: fc.integer({ min: 0, max: 20 }) }), {
  maxLength: 12,
})

test('the flash percent counts only while the product is in the flash sale (D-02)', () => {
  const product = { ...flash(10_000, 30, 10), flashsale: false }
  expect(flashPercent(product)).toBe(0)
  expect(appliedDiscount(product)).toBe(10)
})

test('a badge shows whole percentages, rounded down (CARD-12, D-02)', () => {
  expect([25, 12.5, 16.997, 99.999999, 0.5, 0].map((off) => percentOff(plain(100_00, off)))).toEqual([
    25, 12, 16, 99, 0, 0,
  ])
  expect(percentOff(flash(100_00, 30.5, 10))).toBe(30)
})

test('a price imported with a compare-at price is shown to the fils, even when it is whole (D-02)', () => {
  expect(displayedPrice(plain(438_00, 16.632421))).toBe(365_15)
  expect(displayedPrice(plain(438_00, 16.63))).toBe(365_00)
  expect(displayedPrice(plain(7000_00, 7.14286))).toBe(6500_00)
})

test('the applied discount is the larger of the two (CARD-17)', () => {
  expect(appliedDiscount(flash(10_000, 30, 10))).toBe(30)
  expect(appliedDiscount(flash(10_000, 5, 10))).toBe(10)
})

test('a card shows the larger discount in whole AED, the order list its exact discount (CARD-14, ORD-09)', () => {
  const product = flash(99_00, 30, 15)
  expect(displayedPrice(product)).toBe(69_00) // 69.30
  expect(orderListPrice(product)).toBe(84_15)
})

test('a price with fils is shown exactly, with or without a discount (D-02)', () => {
  expect(displayedPrice(plain(89_50))).toBe(89_50)
  expect(displayedPrice(plain(5_10, 0))).toBe(5_10)
  expect(displayedPrice(plain(49))).toBe(49)
  expect(displayedPrice(flash(99_90, 30, 15))).toBe(69_93)
})

test('without a discount the price is shown unchanged, and a price with fils is shown as charged (D-02)', () => {
  fc.assert(
    fc.property(anyProduct, (product) => {
      if (appliedDiscount(product) === 0) expect(displayedPrice(product)).toBe(product.price)
      if (product.price % 100 !== 0)
        expect(displayedPrice(product)).toBe(subtractPercent(product.price, appliedDiscount(product)))
      else expect(displayedPrice(product) % 100).toBe(0)
    }),
  )
})

test('only the single cheapest flash-sale unit gets the flash price (CART-15, CART-16)', () => {
  const lines = [
    { product: flash(20_000, 50, 10), quantity: 2 },
    { product: flash(10_000, 50, 10), quantity: 3 },
    { product: plain(5_000, 20), quantity: 1 },
  ]
  expect(priceLines(lines)).toEqual([
    { original: 40_000, paid: 36_000, flashUnits: 0 },
    { original: 30_000, paid: 5_000 + 2 * 9_000, flashUnits: 1 },
    { original: 5_000, paid: 4_000, flashUnits: 0 },
  ])
})

test('between equally cheap flash-sale units, the largest saving wins, then the first (D-03)', () => {
  const both = (first: PricingFields, second: PricingFields) =>
    priceLines([first, second].map((product) => ({ product, quantity: 1 }))).map((line) => line.flashUnits)
  expect(both(flash(10_000, 20, 10), flash(10_000, 40, 10))).toEqual([0, 1])
  expect(both(flash(10_000, 40, 35), flash(10_000, 20, 0))).toEqual([0, 1])
  expect(both(flash(10_000, 20), flash(10_000, 20))).toEqual([1, 0])
})

test('a flash percent below the normal one raises no price (D-03)', () => {
  expect(priceLines([{ product: flash(10_000, 5, 30), quantity: 1 }])).toEqual([
    { original: 10_000, paid: 7_000, flashUnits: 1 },
  ])
})

test('a flash-sale line without units has no flash unit', () => {
  const lines = [
    { product: flash(100, 50), quantity: 0 },
    { product: flash(200, 50), quantity: 1 },
  ]
  expect(priceLines(lines).map((line) => line.flashUnits)).toEqual([0, 1])
})

test('with any flash-sale unit, exactly one cheapest unit gets the flash price (CART-15)', () => {
  fc.assert(
    fc.property(anyLines, (lines) => {
      const priced = priceLines(lines)
      const inSale = lines.filter((line) => line.product.flashsale && line.quantity > 0)
      const chosen = lines.filter((_, index) => priced[index]?.flashUnits === 1)
      expect(chosen.length).toBe(inSale.length ? 1 : 0)
      for (const line of chosen) {
        expect(inSale).toContain(line)
        expect(line.product.price).toBe(Math.min(...inSale.map((one) => one.product.price)))
      }
    }),
  )
})

test('every line costs between zero and its original price (D-03)', () => {
  fc.assert(
    fc.property(anyLines, (lines) => {
      for (const { original, paid } of priceLines(lines)) {
        expect(paid).toBeGreaterThanOrEqual(0)
        expect(paid).toBeLessThanOrEqual(original)
      }
    }),
  )
})

test('the order of the lines does not change the total (D-03)', () => {
  const sum = (lines: Parameters<typeof priceLines>[0]) =>
    priceLines(lines).reduce((total, line) => total + line.paid, 0)
  fc.assert(fc.property(anyLines, (lines) => sum(lines) === sum(lines.toReversed())))
})
