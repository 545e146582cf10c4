import { expect, test } from 'vitest'
import { toDigits } from '#ui/form/to-digits'

test.each([
  ['407123', '407123'],
  ['407 123', '407123'],
  ['٤٠٧١٢٣', '407123'],
  ['40-71 and more: 2399', '407123'],
  ['4O7', '47'],
])('%s has the digits %s', (typed, digits) => {
  expect(toDigits(typed, 6)).toBe(digits)
})
