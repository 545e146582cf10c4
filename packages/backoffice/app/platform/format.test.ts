import { expect, test } from 'vitest'
import { changeInPercent, formatLongDate, inWholeAed, timeOf } from '#platform/format'

test('a change is a whole percentage with its sign, and none without a figure before', () => {
  expect(changeInPercent(100_00, 112_00)).toBe('+12%')
  expect(changeInPercent(100_00, 95_49)).toBe('\u22125%')
  expect(changeInPercent(0, 5)).toBeNull()
})

test('days and hours are those of Dubai', () => {
  const night = Date.UTC(2026, 10, 20, 21, 5)
  expect([formatLongDate(night), timeOf(night)]).toEqual(['Saturday 21 November', '01:05'])
  expect(inWholeAed(1_214_49)).toBe('1,214')
})
