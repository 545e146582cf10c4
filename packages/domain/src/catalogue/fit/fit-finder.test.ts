import fc from 'fast-check'
import { expect, test } from 'vitest'
import { findSize, isInKilograms } from '#catalogue/fit/fit-finder'

const row = (size: string, height: string, weight: string) => ({ size, height, weight, age: '' })
const CHART = [row('80', '75-83', '9-11'), row('90', '84-93', '11-13'), row('100', '94-102', '13-16')]
const nothing = { height: null, age: null, weight: null }

test('height decides the size, and weight and age give their own sizes as reasons', () => {
  expect(findSize(CHART, { height: 90, age: 2.5, weight: 12 }, false)).toEqual({
    size: '90',
    larger: '100',
    isSizedUp: false,
    reasons: [
      { by: 'height', value: 90, size: '90', from: 84, to: 93 },
      { by: 'weight', value: 12, size: '90', from: 11, to: 13 },
      { by: 'age', value: 2.5, size: '100', from: 2, to: 3 },
    ],
  })
})

test('without a height, weight decides, then age, and a two-year-old gets the size for two to three', () => {
  expect(findSize(CHART, { ...nothing, weight: 15, age: 1 }, false)?.size).toBe('100')
  expect(findSize(CHART, { ...nothing, age: 2 }, false)?.size).toBe('100')
  expect(findSize(CHART, nothing, false)).toBeNull()
})

test('a product that runs small is sized up if a larger size exists', () => {
  expect(findSize(CHART, { ...nothing, height: 80 }, true)).toMatchObject({
    size: '90',
    isSizedUp: true,
    larger: '100',
  })
  expect(findSize(CHART, { ...nothing, height: 100 }, true)).toMatchObject({ size: '100', isSizedUp: false })
})

test('a height above the chart has no size, and a taller child never gets a smaller size', () => {
  expect(findSize(CHART, { ...nothing, height: 103 }, false)).toBeNull()
  const heights = fc.integer({ min: 40, max: 102 })
  fc.assert(
    fc.property(heights, heights, (a, b) => {
      const [small, tall] = [Math.min(a, b), Math.max(a, b)].map((height) =>
        Number(findSize(CHART, { ...nothing, height }, false)?.size),
      )
      expect(tall).toBeGreaterThanOrEqual(Number(small))
    }),
  )
})

test('weights count only when the chart has plausible kilograms', () => {
  expect(isInKilograms('Weight (kg)', CHART)).toBe(true)
  expect(isInKilograms('الوزن (كغ)', CHART)).toBe(true)
  expect(isInKilograms('Weight (cm)', CHART)).toBe(false)
  expect(isInKilograms('Weight (kg)', [row('110', '103-112', '40-49')])).toBe(false)
  expect(isInKilograms('Weight (kg)', [row('110', '103-112', '')])).toBe(false)
})
