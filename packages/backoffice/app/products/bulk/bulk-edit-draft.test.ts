import { expect, test } from 'vitest'
import { readEdit } from '#products/bulk/bulk-edit-draft'

test('typed values change prices, with or without a sign', () => {
  expect(readEdit('price_percent', '-10')).toEqual({ field: 'price', step: 'percent', value: -10 })
  expect(readEdit('price_percent', '\u221212,5')).toEqual({ field: 'price', step: 'percent', value: -12.5 })
  expect(readEdit('price_add', '+4.50')).toEqual({ field: 'price', step: 'add', value: 4_50 })
  expect(readEdit('price_set', '99')).toEqual({ field: 'price', step: 'set', value: 99_00 })
})

test('flags are yes or no, percentages are numbers, and other values stay unchanged', () => {
  expect(readEdit('bestseller', 'no')).toEqual({ field: 'bestseller', to: false })
  expect(readEdit('discount', '20')).toEqual({ field: 'discount', to: 20 })
  expect(readEdit('category', 'Girls')).toEqual({ field: 'category', to: 'Girls' })
  expect([readEdit('discount', 'x'), readEdit('price_set', ''), readEdit('price_add', '4 %')]).toEqual([
    null,
    null,
    null,
  ])
})
