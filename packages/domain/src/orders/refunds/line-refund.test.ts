import fc from 'fast-check'
import { expect, test } from 'vitest'
import { lineRefund } from '#orders/refunds/line-refund'

test('units of a line are refunded at their paid price, with remaining fils on the first ones', () => {
  const line = { quantity: 3, paid: 120_00, couponShare: 19_99 }
  expect([0, 1, 2].map((refunded) => lineRefund(line, refunded, 1))).toEqual([33_34, 33_34, 33_33])
  expect(lineRefund(line, 0, 3)).toBe(100_01)
  expect(lineRefund(line, 1, 0)).toBe(0)
})

test('partial refunds of a line add up to its paid price, and none is negative', () => {
  const parts = fc.array(fc.integer({ min: 0, max: 20 }), { minLength: 1, maxLength: 10 })
  const costs = fc.tuple(
    fc.integer({ min: 0, max: 2_147_483_647 }),
    fc.double({ min: 0, max: 1, noNaN: true }),
  )
  fc.assert(
    fc.property(parts, costs, (units, [paid, off]) => {
      const quantity = units.reduce((sum, one) => sum + one, 1)
      const line = { quantity, paid, couponShare: Math.floor(paid * off) }
      let [refunded, sum] = [0, 0]
      for (const one of [...units, 1]) {
        const amount = lineRefund(line, refunded, one)
        expect(amount).toBeGreaterThanOrEqual(0)
        expect(Math.abs(amount * quantity - (paid - line.couponShare) * one)).toBeLessThan(
          quantity * quantity,
        )
        refunded += one
        sum += amount
      }
      expect(sum).toBe(paid - line.couponShare)
    }),
  )
})
