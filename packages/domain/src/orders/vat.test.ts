import fc from 'fast-check'
import { expect, test } from 'vitest'
import { includedTax } from '#money'
import { SHIPPING_METHODS } from '#orders/delivery'
import { quoteOrder } from '#orders/totals'
import { orderVat } from '#orders/vat'
import { anyFees, anyLines, anyPercent, anyRate } from '#testing/any-order'

const line = (paid: number) => ({ original: paid, paid, flashUnits: 0 as const })

test('VAT is included in the price: AED 5.00 of AED 105.00 at 5 %', () => {
  expect(orderVat({ lines: [line(105_00)], coupon: 0, delivery: 0, express: 0, cashFee: 0 }, 5)).toEqual({
    lines: [{ couponShare: 0, vat: 5_00 }],
    deliveryVat: 0,
    expressVat: 0,
    cashFeeVat: 0,
    vat: 5_00,
  })
})

test('a worked example: three lines, FIRSTDAY, delivery and express', () => {
  const lines = [line(33_33), line(33_33), line(33_34)]
  expect(orderVat({ lines, coupon: 60_01, delivery: 25_00, express: 10_00, cashFee: 0 }, 5)).toEqual({
    lines: [
      { couponShare: 20_00, vat: 63 }, // 20.0013; 13.33 × 5 / 105 = 0.6348
      { couponShare: 20_00, vat: 63 },
      { couponShare: 20_01, vat: 63 }, // 20.0073
    ],
    deliveryVat: 1_19,
    expressVat: 48,
    cashFeeVat: 0,
    vat: 3_56,
  })
})

test('a rate of zero gives no VAT', () => {
  expect(
    orderVat({ lines: [line(100_00)], coupon: 0, delivery: 25_00, express: 10_00, cashFee: 0 }, 0).vat,
  ).toBe(0)
})

test('coupon shares add up to the coupon, and VAT parts to the VAT of the order', () => {
  fc.assert(
    fc.property(
      anyLines,
      anyFees,
      fc.constantFrom(...SHIPPING_METHODS),
      anyRate,
      anyPercent,
      fc.nat({ max: 50_00 }),
      (lines, fees, method, off, rate, fee) => {
        const quote = quoteOrder(lines, fees, method, off, undefined, fee)
        const { lines: parts, deliveryVat, expressVat, cashFeeVat, vat } = orderVat(quote, rate)
        expect(parts.reduce((sum, part) => sum + part.couponShare, 0)).toBe(quote.coupon)
        expect(cashFeeVat).toBe(includedTax(quote.cashFee, rate))
        expect(parts.reduce((sum, part) => sum + part.vat, deliveryVat + expressVat + cashFeeVat)).toBe(vat)
        for (const [index, { couponShare, vat: inLine }] of parts.entries()) {
          const left = (quote.lines[index]?.paid ?? 0) - couponShare
          expect(couponShare).toBeGreaterThanOrEqual(0)
          expect(left).toBeGreaterThanOrEqual(0)
          expect(inLine).toBeGreaterThanOrEqual(0)
          expect(inLine).toBeLessThanOrEqual(left)
        }
        const difference = Math.abs(vat - includedTax(quote.amount, rate))
        expect(difference).toBeLessThanOrEqual(parts.length / 2 + 2)
      },
    ),
  )
})
