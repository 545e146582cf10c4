import { expect, test } from 'vitest'
import { ADVISORY_LOCKS } from '#database/advisory-locks'

test('advisory locks have unique numbers', () => {
  const numbers = Object.values(ADVISORY_LOCKS)
  expect(new Set(numbers).size).toBe(numbers.length)
})
