import { expect, test } from 'vitest'
import { typedFils } from '#platform/typed-fils'

test('a typed amount is read with separators, spaces around it and Arabic digits', () => {
  expect(['10', '10.5', '10.', ' 1,234.50 ', '١٠٫٥٠', '١٬٢٣٤'].map(typedFils)).toEqual([
    10_00, 10_50, 10_00, 1_234_50, 10_50, 1_234_00,
  ])
})

test('any other text is not an amount', () => {
  for (const typed of ['', '-5', '1e3', '0x10', 'ten', '1.005', '.5', '1.2.3', 'Infinity'])
    expect(typedFils(typed), typed).toBe(0)
})
