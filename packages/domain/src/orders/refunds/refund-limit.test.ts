import fc from 'fast-check'
import { expect, test } from 'vitest'
import { needsOwner } from '#orders/refunds/refund-limit'

const fils = fc.integer({ min: 0, max: 100_000_000 })

test('what a manager gives away stays within the limit, however it is parted; an owner has none', () => {
  fc.assert(
    fc.property(fc.array(fils, { maxLength: 20 }), fils, (amounts, limit) => {
      let givenBefore = 0
      for (const amount of amounts)
        if (!needsOwner({ role: 'manager', amount, givenBefore }, limit)) givenBefore += amount
      expect(givenBefore).toBeLessThanOrEqual(limit)
      expect(needsOwner({ role: 'owner', amount: limit + 1, givenBefore }, limit)).toBe(false)
    }),
  )
})

test('a refund up to the limit itself is made', () => {
  expect(needsOwner({ role: 'manager', amount: 40_000, givenBefore: 60_000 }, 100_000)).toBe(false)
  expect(needsOwner({ role: 'manager', amount: 40_001, givenBefore: 60_000 }, 100_000)).toBe(true)
})
