import { expect, test } from 'vitest'
import { isRepeatedClick } from '#ui/is-repeated-click'

test('a double click is one click, and keys and scripts may repeat', () => {
  expect([1, 2, 3].map((detail) => isRepeatedClick({ detail }))).toEqual([false, true, true])
  expect(isRepeatedClick({ detail: 0 })).toBe(false)
})
