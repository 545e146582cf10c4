import fc from 'fast-check'
import { expect, test } from 'vitest'
import { DAY } from '#durations'
import { RETURN_REASONS, RETURN_RESOLUTIONS } from '#orders/returns/return-lifecycle'
import {
  isNonReturnable,
  orderReturnProblem,
  refundByLine,
  returnableUnits,
  returnRefund,
} from '#orders/returns/return-terms'

const line = fc.record({ worth: fc.nat(100_000), reason: fc.constantFrom(...RETURN_REASONS) })
const lines = fc.array(line, { minLength: 1, maxLength: 6 })

test('a return is possible until the last moment of its period, and only for delivered items', () => {
  const terms = { days: 14 }
  expect(orderReturnProblem(null, 5, terms)).toBe('not_delivered')
  expect(orderReturnProblem(1000, 1000 + 14 * DAY, terms)).toBeNull()
  expect(orderReturnProblem(1000, 1001 + 14 * DAY, terms)).toBe('too_late')
})

test('excluded types match in any case and with surrounding spaces, but never as part of a word', () => {
  const terms = { nonReturnableTypes: 'Socks,  swimwear ،Hats\n' }
  for (const type of ['socks', 'Swimwear', ' HATS ']) expect(isNonReturnable(type, terms)).toBe(true)
  for (const type of ['Sock', 'Beach hats', '']) expect(isNonReturnable(type, terms)).toBe(false)
})

test('units already refunded or in a return cannot be returned again', () => {
  expect(returnableUnits({ quantity: 3, refunded: 1, inReturns: 1 })).toBe(1)
  expect(returnableUnits({ quantity: 1, refunded: 1, inReturns: 1 })).toBe(0)
})

test('a refund is items and fees less the pick-up fee, never below zero, and zero for an exchange', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...RETURN_RESOLUTIONS),
      lines,
      fc.nat(5000),
      fc.boolean(),
      fc.nat(5000),
      (resolution, returnedLines, fees, isWholeOrder, pickupFee) => {
        const refund = returnRefund({ resolution, lines: returnedLines, fees, isWholeOrder }, { pickupFee })
        expect(refund.amount).toBe(refund.goods + refund.fees - refund.pickup)
        expect(refund.amount).toBeGreaterThanOrEqual(0)
        expect(refund.pickup === 0 || refund.fees === 0).toBe(true)
        if (resolution === 'exchange') expect(refund.amount).toBe(0)
        if (!isWholeOrder) expect(refund.fees).toBe(0)
      },
    ),
  )
})

test('a full order not as promised refunds the delivery fee, and a change of mind pays for the pick-up', () => {
  const of = (reason: 'damaged' | 'changed_mind', isWholeOrder: boolean) =>
    returnRefund(
      { resolution: 'refund', lines: [{ worth: 100_00, reason }], fees: 25_00, isWholeOrder },
      { pickupFee: 15_00 },
    ).amount
  expect(of('damaged', true)).toBe(125_00)
  expect(of('damaged', false)).toBe(100_00)
  expect(of('changed_mind', true)).toBe(85_00)
})

test('a refund is spread over the lines, to the fils and never above the value of a line', () => {
  fc.assert(
    fc.property(lines, fc.nat(700_000), (returnedLines, amount) => {
      const worths = returnedLines.map(({ worth }) => worth)
      const goods = worths.reduce((sum, worth) => sum + worth, 0)
      const spread = refundByLine(amount, worths)
      expect(spread.reduce((sum, part) => sum + part, 0)).toBe(Math.min(amount, goods))
      for (const [at, part] of spread.entries()) expect(part).toBeLessThanOrEqual(worths[at] ?? 0)
    }),
  )
})
