import fc from 'fast-check'
import { expect, test } from 'vitest'
import { needsOwner } from '#orders/refunds/refund-limit'

const fils = fc.integer({ min: 0, max: 100_000_000 })

test('refunds by a manager stay within the limit, however they are split, and an owner has no limit', () => {
  fc.assert(
    fc.property(fc.array(fils, { maxLength: 20 }), fils, (amounts, limit) => {
      let grantedBefore = 0
      for (const amount of amounts)
        if (!needsOwner({ role: 'manager', amount, grantedBefore }, limit)) grantedBefore += amount
      expect(grantedBefore).toBeLessThanOrEqual(limit)
      expect(needsOwner({ role: 'owner', amount: limit + 1, grantedBefore }, limit)).toBe(false)
    }),
  )
})

test('a refund up to exactly the limit is allowed', () => {
  expect(needsOwner({ role: 'manager', amount: 40_000, grantedBefore: 60_000 }, 100_000)).toBe(false)
  expect(needsOwner({ role: 'manager', amount: 40_001, grantedBefore: 60_000 }, 100_000)).toBe(true)
})
