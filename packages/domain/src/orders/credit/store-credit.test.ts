import fc from 'fast-check'
import { expect, test } from 'vitest'
import { amountDue, creditOfRefund, usableCredit } from '#orders/credit/store-credit'

const fils = fc.integer({ min: 0, max: 2_147_483_647 })

test('an order uses the available credit up to its total, and the rest is due', () => {
  fc.assert(
    fc.property(fils, fils, (balance, amount) => {
      const credit = usableCredit(balance, amount)
      expect(credit).toBe(Math.min(balance, amount))
      expect(amountDue({ amount, credit }) + credit).toBe(amount)
      expect(amountDue({ amount, credit })).toBeGreaterThanOrEqual(0)
    }),
  )
})

test('a refund goes back to its payment method as far as possible, and the rest becomes credit', () => {
  expect(creditOfRefund(50_00, { total: 125_00, original: 95_00 }, 'original')).toBe(0)
  expect(creditOfRefund(125_00, { total: 125_00, original: 95_00 }, 'original')).toBe(30_00)
  expect(creditOfRefund(50_00, { total: 125_00, original: 95_00 }, 'credit')).toBe(50_00)
})

test('neither card nor cash ever refunds more than it paid, after any refund to credit', () => {
  const destination = fc.constantFrom('original' as const, 'credit' as const)
  const steps = fc.array(fc.tuple(fc.integer({ min: 0, max: 100_00 }), destination), { maxLength: 20 })
  fc.assert(
    fc.property(
      fc.integer({ max: 300_00, min: 0 }),
      fc.integer({ max: 300_00, min: 0 }),
      steps,
      (paid, credit, requested) => {
        const left = { total: paid + credit, original: paid }
        let [back, asCredit] = [0, 0]
        for (const [asked, to] of requested) {
          const amount = Math.min(asked, left.total)
          const part = creditOfRefund(amount, left, to)
          expect(part).toBeGreaterThanOrEqual(0)
          back += amount - part
          asCredit += part
          left.total -= amount
          left.original -= amount - part
        }
        expect(back).toBeLessThanOrEqual(paid)
        expect(back + asCredit).toBeLessThanOrEqual(paid + credit)
      },
    ),
  )
  expect(() => creditOfRefund(2, { total: 1, original: 1 }, 'original')).toThrow(RangeError)
})
