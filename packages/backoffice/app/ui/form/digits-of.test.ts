import { expect, test } from 'vitest'
import { digitsOf } from '#ui/form/digits-of'

test.each([
  ['407123', '407123'],
  ['407 123', '407123'],
  ['٤٠٧١٢٣', '407123'],
  ['40-71 and more: 2399', '407123'],
  ['4O7', '47'],
])('%s has the digits %s', (typed, digits) => {
  expect(digitsOf(typed, 6)).toBe(digits)
})
