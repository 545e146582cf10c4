import { expect, test } from 'vitest'
import { ADVISORY_LOCKS } from '#database/advisory-locks'

const LAUNCHER = 7_241_001

test("advisory locks have different numbers, none of them the launcher's", () => {
  const numbers = [LAUNCHER, ...Object.values(ADVISORY_LOCKS)]
  expect(new Set(numbers).size).toBe(numbers.length)
})
