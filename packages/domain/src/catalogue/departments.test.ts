import { expect, test } from 'vitest'
import { getDepartment, hasProductType } from '#catalogue/departments'

const variantsIn = (...sizes: string[]) => [
  {
    colorName: 'Sea',
    swatch: null,
    images: [],
    stocks: 0,
    sizes: sizes.map((size) => ({ size, stocks: 0, subSKU: '' })),
  },
]

test.each([
  ['Sneakers', '28', 'Shoes'],
  ['First shoes', '80', 'Shoes'],
  ['', '28', 'Shoes'],
  ['Socks', '28', 'Clothing'],
  ['Soft toys', 'One Size', 'Toys'],
  ['Puzzles & games', 'One Size', 'Toys'],
  ['Dresses', '110', 'Clothing'],
  ['Hats', 'One Size', 'Clothing'],
  ['', '110', 'Clothing'],
])('%s in size %s belong to %s', (subCategory, size, department) => {
  expect(getDepartment({ subCategory, variants: variantsIn(size) })).toBe(department)
})

test('without a sub-category, a product is shoes when every size is a shoe size', () => {
  for (const [subCategory, sizes, department] of [
    [' ', ['28'], 'Shoes'],
    ['', ['28', '110'], 'Clothing'],
    ['', [], 'Clothing'],
  ] as const)
    expect(getDepartment({ subCategory, variants: variantsIn(...sizes) })).toBe(department)
})

test('a type is the slug of a sub-category or a department', () => {
  const camel = { subCategory: 'Soft toys', variants: [] }
  for (const types of [[], ['soft-toys'], ['toys'], ['dresses', 'toys']])
    expect(hasProductType(camel, types)).toBe(true)
  for (const types of [['dresses'], ['Soft toys'], ['clothing'], ['']])
    expect(hasProductType(camel, types)).toBe(false)
})
