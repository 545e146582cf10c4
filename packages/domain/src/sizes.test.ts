import fc from 'fast-check'
import { expect, test } from 'vitest'
import { AGE_SIZES, ageLabel, compareSizes, isShoeSize, ONE_SIZE, sizeLabel } from '#sizes'

test('age sizes read as ages (PROD-23 to PROD-25, CONST-46)', () => {
  expect(AGE_SIZES.map((size) => `${size} ${sizeLabel(size)}`)).toEqual([
    '80 0–1 Years',
    '90 1–2 Years',
    '100 2–3 Years',
    '110 3–4 Years',
    '120 4–5 Years',
    '130 5–6 Years',
    '140 6–7 Years',
    '150 7–8 Years',
    '160 8–9 Years',
    '170 9–10 Years',
  ])
})

test('whole numbers from 21 to 42 are shoe sizes (PROD-26, CONST-47)', () => {
  const shoes = Array.from({ length: 100 }, (_, index) => String(index)).filter(isShoeSize)
  expect(shoes).toEqual(Array.from({ length: 22 }, (_, index) => String(index + 21)))
  expect(sizeLabel('28')).toBe('EU 28')
  expect(['28.5', ' 28', '028', '2８'].filter(isShoeSize)).toEqual([])
})

test('other sizes read as they are (D-16)', () => {
  for (const size of [ONE_SIZE, 'S', '20', '43', '3-6 M', 'constructor', '__proto__', '']) {
    expect(sizeLabel(size)).toBe(size)
    expect(ageLabel(size)).toBeNull()
  }
})

test('sizes stand by number, words behind them', () => {
  expect(['One Size', '100', '28', '80', 'L', '90'].toSorted(compareSizes)).toEqual([
    '28',
    '80',
    '90',
    '100',
    'L',
    'One Size',
  ])
})

test('sizes have one order, whatever stands in them', () => {
  const size = fc.oneof(fc.constantFrom(...AGE_SIZES, ONE_SIZE, '28.5', '3XL', '3 M'), fc.string())
  const sign = (a: string, b: string) => Math.sign(compareSizes(a, b))
  fc.assert(
    fc.property(size, size, size, (a, b, c) => {
      expect(sign(a, b)).toBe(0 - sign(b, a))
      if (sign(a, b) <= 0 && sign(b, c) <= 0) expect(sign(a, c)).toBeLessThanOrEqual(0)
    }),
  )
})
