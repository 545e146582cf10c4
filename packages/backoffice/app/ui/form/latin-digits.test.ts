import { expect, test } from 'vitest'
import { latinDigits } from '#ui/form/latin-digits'

test.each([
  ['١٢٩٫٥', '129.5'],
  ['۱۲', '12'],
  ['١٬٢٩٩٫٠٠', '1,299.00'],
  ['-10 %', '-10 %'],
])('%s becomes %s with the same length', (typed, latin) => {
  expect(latinDigits(typed)).toBe(latin)
  expect(latin).toHaveLength(typed.length)
})
