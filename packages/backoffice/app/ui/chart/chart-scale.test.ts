import fc from 'fast-check'
import { expect, test } from 'vitest'
import { gridLines, gridStep } from '#ui/chart/chart-scale'

test('gridlines are round numbers', () => {
  expect(gridLines(3301)).toEqual([0, 1000, 2000, 3000, 4000])
  expect(gridLines(0)).toEqual([0, 0.5, 1])
  expect(gridStep(240)).toBe(100)
})

test('at most five gridlines reach the largest value', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 10_000_000_00 }), (max) => {
      const lines = gridLines(max)
      return lines.length <= 5 && lines[0] === 0 && (lines.at(-1) ?? 0) >= max
    }),
  )
})
