import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { PricingFields } from '#catalogue/product'
import { type DeliveryFees, shippingFee } from '#extensions/delivery-price'
import { missingToFreeDelivery, SHIPPING_METHODS } from '#orders/delivery'
import { cartTotals, quoteOrder } from '#orders/totals'
import { anyFees, anyLines, anyRate } from '#testing/any-order'

const fees: DeliveryFees = { deliveryFee: 25_00, freeDeliveryAbove: 169_00, expressFee: 10_00 }
const plain = (price: number, discount = 0): PricingFields => ({
  price,
  discount,
  flashsale: false,
  flashDiscount: 0,
})
const one = (price: number) => [{ product: plain(price), quantity: 1 }]

test('delivery is charged at exactly AED 169.00 and free from 169.01 (CART-11, D-04)', () => {
  expect(cartTotals(one(169_00), fees)).toMatchObject({ discounted: 169_00, shipping: 25_00, total: 194_00 })
  expect(cartTotals(one(169_01), fees)).toMatchObject({ discounted: 169_01, shipping: 0, total: 169_01 })
})

test('an empty cart costs nothing, including delivery and express (CART-13)', () => {
  expect(cartTotals([], fees)).toEqual({ subtotal: 0, discounted: 0, shipping: 0, total: 0, lines: [] })
  expect(quoteOrder([], fees, 'Express', 0.6).amount).toBe(0)
})

test('free delivery depends on the discounted total, not the subtotal (CART-11, D-04)', () => {
  const lines = [{ product: plain(200_00, 20), quantity: 1 }]
  expect(cartTotals(lines, fees)).toMatchObject({ subtotal: 200_00, discounted: 160_00, shipping: 25_00 })
})

test('the amount missing for free delivery is exact (D-04)', () => {
  expect([0, 168_99, 169_00, 169_01].map((paid) => missingToFreeDelivery(paid, fees))).toEqual([
    169_01, 2, 1, 0,
  ])
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 300_00 }), anyFees, (paid, some) => {
      const missing = missingToFreeDelivery(paid, some)
      expect(shippingFee(paid + missing, some)).toBe(0)
      expect(missing === 0).toBe(paid > some.freeDeliveryAbove)
    }),
  )
})

test('a worked example: two shirts, a flash-sale dress, express and FIRSTDAY (CHK-22, CHK-23, D-05)', () => {
  const lines = [
    { product: plain(49_90, 10), quantity: 2 }, // 2 × 44.91
    { product: { price: 80_00, discount: 5, flashsale: true, flashDiscount: 25 }, quantity: 2 }, // 60.00 + 76.00
  ]
  expect(quoteOrder(lines, fees, 'Express', 0.6)).toEqual({
    subtotal: 259_80,
    discounted: 225_82,
    delivery: 0,
    express: 10_00,
    cashFee: 0,
    coupon: 135_49, // 225.82 × 0.6 = 135.492, rounded once in the amount: 100.328
    amount: 100_33,
    lines: [
      { original: 99_80, paid: 89_82, flashUnits: 0 },
      { original: 160_00, paid: 136_00, flashUnits: 1 },
    ],
  })
})

test('the delivery fee is decided before the coupon, and the coupon excludes fees (CHK-23, D-05)', () => {
  const quote = quoteOrder(one(170_00), fees, 'Normal', 0.6)
  expect(quote).toMatchObject({ delivery: 0, coupon: 102_00, amount: 68_00 })
  expect(quoteOrder(one(100_00), fees, 'Express', 0.05)).toMatchObject({
    delivery: 25_00,
    express: 10_00,
    coupon: 5_00,
    amount: 130_00,
  })
})

test('express costs extra even with free delivery (CHK-13)', () => {
  expect(quoteOrder(one(200_00), fees, 'Express', 0).amount).toBe(210_00)
})

test('the parts of every order add up to the fils, and no part is negative (D-05, D-07)', () => {
  fc.assert(
    fc.property(
      anyLines,
      anyFees,
      fc.constantFrom(...SHIPPING_METHODS),
      anyRate,
      fc.nat({ max: 50_00 }),
      (lines, some, method, rate, fee) => {
        const quote = quoteOrder(lines, some, method, rate, undefined, fee)
        const { lines: priced, ...parts } = quote
        for (const part of Object.values(parts)) {
          expect(Number.isSafeInteger(part)).toBe(true)
          expect(part).toBeGreaterThanOrEqual(0)
        }
        expect(quote.discounted + quote.delivery + quote.express + quote.cashFee - quote.coupon).toBe(
          quote.amount,
        )
        expect(quote.cashFee).toBe(quote.discounted === 0 ? 0 : fee)
        expect(priced.reduce((sum, line) => sum + line.paid, 0)).toBe(quote.discounted)
        expect(priced.reduce((sum, line) => sum + line.original, 0)).toBe(quote.subtotal)
        expect(quote.discounted).toBeLessThanOrEqual(quote.subtotal)
        expect(quote.coupon).toBeLessThanOrEqual(quote.discounted)
      },
    ),
  )
})

test('cart and checkout have the same total for the same lines (D-04)', () => {
  fc.assert(
    fc.property(anyLines, anyFees, (lines, some) => {
      expect(quoteOrder(lines, some, 'Normal', 0).amount).toBe(cartTotals(lines, some).total)
    }),
  )
})
