import fc from 'fast-check'
import { expect, test } from 'vitest'
import { findSize, isInKilograms } from '#catalogue/fit/fit-finder'

const row = (size: string, height: string, weight: string, age = '') => ({ size, height, weight, age })
const CHART = [
  row('80', '75-83', '9-11', '0-1 years'),
  row('90', '84-93', '11-13', 'toddlers'),
  row('100', '94-102', '13-16', '2-3 years'),
]
/** The sizes of a new shop with their ages in both languages. */
const AGES = [
  { size: '80', from: 0, to: 1, en: '0-1 years', ar: 'حتى سنة' },
  { size: '90', from: 1, to: 2, en: '1-2 years', ar: 'من سنة إلى سنتين' },
  { size: '100', from: 2, to: 3, en: '2-3 years', ar: 'من سنتين إلى 3 سنوات' },
  { size: '110', from: 3, to: 4, en: '3-4 years', ar: 'من ٣ إلى ٤ سنوات' },
  { size: '120', from: 4, to: 5, en: '4-5 years', ar: 'من 4 إلى 5 سنوات' },
  { size: '130', from: 5, to: 6, en: '5-6 years', ar: 'من 5 إلى 6 سنوات' },
  { size: '140', from: 6, to: 7, en: '6-7 years', ar: 'من 6 إلى 7 سنوات' },
  { size: '150', from: 7, to: 8, en: '7-8 years', ar: 'من 7 إلى 8 سنوات' },
  { size: '160', from: 13, to: 14, en: 'around 13 years', ar: 'نحو 13 سنة' },
]
const nothing = { height: null, age: null, weight: null }

test('height decides the size, and weight and age give their own sizes as reasons', () => {
  expect(findSize(CHART, { height: 90, age: 2.5, weight: 12 }, false)).toEqual({
    size: '90',
    larger: '100',
    isSizedUp: false,
    reasons: [
      { by: 'height', value: 90, size: '90', range: '84–93' },
      { by: 'weight', value: 12, size: '90', range: '11–13' },
      { by: 'age', value: 2.5, size: '100', range: '2-3 years' },
    ],
  })
})

test('without a height, weight decides, then age, and a two-year-old gets the size for two to three', () => {
  expect(findSize(CHART, { ...nothing, weight: 15, age: 1 }, false)?.size).toBe('100')
  expect(findSize(CHART, { ...nothing, age: 2 }, false)?.size).toBe('100')
  expect(findSize(CHART, nothing, false)).toBeNull()
})

test('every age in a row of the size chart gets the size of that row, in both languages', () => {
  const anyAge = fc.constantFrom(...AGES).chain(({ size, from, to, ...texts }) =>
    fc.record({
      size: fc.constant(size),
      age: fc.double({ min: from, max: to, maxExcluded: true, noNaN: true }),
      language: fc.constantFrom('en' as const, 'ar' as const),
      texts: fc.constant(texts),
    }),
  )
  fc.assert(
    fc.property(anyAge, ({ size, age, language, texts }) => {
      const chart = AGES.map((one) => row(one.size, '', '', one[language]))
      const { size: suggested, reasons } = findSize(chart, { ...nothing, age }, false) ?? {}
      expect({ suggested, range: reasons?.[0]?.range }).toEqual({ suggested: size, range: texts[language] })
    }),
  )
})

test('any chart decides by its ages, not by the usual ages of a size', () => {
  const anyChart = fc
    .uniqueArray(fc.integer({ min: 1, max: 18 }), { minLength: 1, maxLength: 10 })
    .map((years) => years.toSorted((a, b) => a - b))
  const anyFormat = fc.constantFrom(
    (from: number, to: number) => `${from}-${to} years`,
    (from: number, to: number) => `${from} – ${to} Years`,
    (from: number, to: number) => `${from} to ${to}`,
    (_: number, to: number) => `up to ${to} years`,
    (from: number, to: number) => `${from * 12}-${to * 12} months`,
    (from: number, to: number) => `من ${from} إلى ${to} سنوات`,
    (_: number, to: number) => `about ${to - 1}`,
  )
  fc.assert(
    fc.property(anyChart, anyFormat, (ends, format) => {
      const chart = ends.map((to, at) => row(`${80 + 10 * at}`, '', '', format(ends[at - 1] ?? 0, to)))
      for (const [at, to] of ends.entries()) {
        for (const age of [ends[at - 1] ?? 0, to - 0.5])
          expect(findSize(chart, { ...nothing, age }, false)?.size).toBe(chart[at]?.size)
      }
      expect(findSize(chart, { ...nothing, age: ends.at(-1) ?? 0 }, false)).toBeNull()
    }),
  )
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
