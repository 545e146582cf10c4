import { expect, test } from 'vitest'
import { localText, parseMoment, tomorrowAt } from '#platform/dubai-time'

test('times are shown and read in Dubai time', () => {
  const moment = Date.UTC(2026, 10, 22, 20, 30)
  expect(localText(moment)).toBe('2026-11-23T00:30')
  expect(parseMoment('2026-11-23T00:30')).toBe(moment)
  expect([localText(null), parseMoment('')]).toEqual(['', null])
})

test('tomorrow begins at midnight in Dubai', () => {
  expect(localText(tomorrowAt(8, Date.UTC(2026, 10, 22, 19, 59)))).toBe('2026-11-23T08:00')
  expect(localText(tomorrowAt(8, Date.UTC(2026, 10, 22, 20, 0)))).toBe('2026-11-24T08:00')
})
