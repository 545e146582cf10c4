import fc from 'fast-check'
import { expect, test } from 'vitest'
import { AGE_SIZES, compareSizes, getAges, getFootLength, isShoeSize, ONE_SIZE } from '#catalogue/sizes'

test('age sizes match the requested years (PROD-23 to PROD-25, CONST-46)', () => {
  const ages = AGE_SIZES.map((size) => [size, getAges(size)])
  expect(ages).toEqual(
    [80, 90, 100, 110, 120, 130, 140, 150, 160, 170].map((cm, at) => [`${cm}`, [at, at + 1]]),
  )
})

test('whole numbers from 21 to 42 are shoe sizes (PROD-26, CONST-47)', () => {
  const shoes = Array.from({ length: 100 }, (_, index) => String(index)).filter(isShoeSize)
  expect(shoes).toEqual(Array.from({ length: 22 }, (_, index) => String(index + 21)))
  expect(['28.5', ' 28', '028', '2８'].filter(isShoeSize)).toEqual([])
})

test('a shoe size gives the maximum length of the foot', () => {
  expect(['21', '28', '36', '42'].map(getFootLength)).toEqual(['12.5', '17.2', '22.5', '26.5'])
})

test('other sizes match no age (D-16)', () => {
  for (const size of [ONE_SIZE, 'S', '20', '43', '3-6 M', 'constructor', '__proto__', ''])
    expect(getAges(size)).toBeNull()
})

test('sizes sort by number, with words last', () => {
  expect(['One Size', '100', '28', '80', 'L', '90'].toSorted(compareSizes)).toEqual([
    '28',
    '80',
    '90',
    '100',
    'L',
    'One Size',
  ])
})

test('any sizes have a consistent order', () => {
  const size = fc.oneof(fc.constantFrom(...AGE_SIZES, ONE_SIZE, '28.5', '3XL', '3 M'), fc.string())
  const sign = (a: string, b: string) => Math.sign(compareSizes(a, b))
  fc.assert(
    fc.property(size, size, size, (a, b, c) => {
      expect(sign(a, b)).toBe(0 - sign(b, a))
      if (sign(a, b) <= 0 && sign(b, c) <= 0) expect(sign(a, c)).toBeLessThanOrEqual(0)
    }),
  )
})
