import { expect, test } from 'vitest'
import { isRepeatedClick } from '#ui/is-repeated-click'

test('a double click is one click; keys and scripts repeat as often as they are pressed', () => {
  expect([1, 2, 3].map((detail) => isRepeatedClick({ detail }))).toEqual([false, true, true])
  expect(isRepeatedClick({ detail: 0 })).toBe(false)
})
