import { MINUTE } from '@little-dunes/domain/durations'
import { expect, test } from 'vitest'
import {
  changeInPercent,
  formatAgo,
  formatDateTime,
  formatLongDate,
  formatTime,
  inWholeAed,
} from '#platform/format'

test('a change is a whole percentage with its sign, and empty without a previous value', () => {
  expect(changeInPercent(100_00, 112_00)).toBe('+12%')
  expect(changeInPercent(100_00, 95_49)).toBe('\u22125%')
  expect(changeInPercent(0, 5)).toBeNull()
})

test('days and hours are in Dubai time', () => {
  const night = Date.UTC(2026, 10, 20, 21, 5)
  expect([formatLongDate(night), formatTime(night)]).toEqual(['Saturday 21 November', '01:05'])
  expect(inWholeAed(1_214_49)).toBe('1,214')
})

test('a date with a time has its year unless it is the current year in Dubai', () => {
  const newYear = Date.UTC(2026, 11, 31, 20, 30)
  const shown = (now: number) => formatDateTime(newYear, now)
  expect([shown(Date.UTC(2027, 5)), shown(Date.UTC(2026, 5))]).toEqual(['1 Jan 00:30', '1 Jan 2027 00:30'])
})

test('a time within the last day is relative, and an earlier one is a date', () => {
  const now = Date.UTC(2026, 10, 21, 11, 40)
  const before = (minutes: number) => formatAgo(now - minutes * MINUTE, now)
  expect([before(0), before(1), before(3.9), before(60), before(200)]).toEqual([
    'this minute',
    '1 minute ago',
    '3 minutes ago',
    '1 hour ago',
    '3 hours ago',
  ])
  expect([before(24 * 60), before(-2)]).toEqual(['20 Nov 15:40', 'this minute'])
})
