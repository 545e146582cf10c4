import { expect, test } from 'vitest'
import { getAgeGroup } from '#catalogue/feed/age-group'

test.each([
  ['80', 'Clothing', 'infant'],
  ['90', 'Clothing', 'toddler'],
  ['120', 'Clothing', 'toddler'],
  ['130', 'Clothing', 'kids'],
  ['24', 'Shoes', 'toddler'],
  ['31', 'Shoes', 'kids'],
  ['One Size', 'Toys', 'kids'],
] as const)('size %s in %s is for %s', (size, department, group) => {
  expect(getAgeGroup(size, department)).toBe(group)
})
