import { expect, test } from 'vitest'
import { stockAfter } from '#inventory/size/stock-after'

test.each([
  ['received', 5, 8],
  ['damaged', 2, 1],
  ['lost', 1, 2],
  ['correction', -2, 1],
  ['count', 7, 7],
] as const)('from 3 units, %s %d leaves %d', (move, units, after) => {
  expect(stockAfter(3, move, units)).toBe(after)
})
