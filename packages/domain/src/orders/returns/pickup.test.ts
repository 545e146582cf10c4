import fc from 'fast-check'
import { expect, test } from 'vitest'
import { DUBAI_OFFSET } from '#durations'
import { pickupDays } from '#orders/returns/pickup'

const dubai = (time: string): number => Date.parse(`${time}:00+04:00`)

test('the next six working days are offered, from tomorrow in Dubai', () => {
  // 26 November 2026 is a Thursday.
  expect(pickupDays(null, dubai('2026-11-26T23:30'))).toEqual([
    '2026-11-27',
    '2026-11-28',
    '2026-11-30',
    '2026-12-01',
    '2026-12-02',
    '2026-12-03',
  ])
  const days = { workingDays: [1, 3], holidays: ['2026-12-02'] }
  expect(pickupDays(days, dubai('2026-11-27T00:30')).slice(0, 3)).toEqual([
    '2026-11-30',
    '2026-12-07',
    '2026-12-09',
  ])
})

test('no day is offered twice, before tomorrow, or on a day off', () => {
  const anyDays = fc.record({
    workingDays: fc.uniqueArray(fc.integer({ min: 0, max: 6 })),
    holidays: fc.array(fc.constantFrom('2026-12-01', '2026-12-02', '2026-12-03', '2026-12-07')),
  })
  const anyTime = fc.integer({ min: dubai('2026-11-20T00:00'), max: dubai('2026-12-20T00:00') })
  fc.assert(
    fc.property(anyDays, anyTime, (days, now) => {
      const offered = pickupDays(days, now)
      const today = new Date(now + DUBAI_OFFSET).toISOString().slice(0, 10)
      expect(offered).toEqual([...new Set(offered)].toSorted())
      for (const day of offered) {
        expect(day > today).toBe(true)
        expect(days.workingDays).toContain(new Date(day).getUTCDay())
        expect(days.holidays).not.toContain(day)
      }
    }),
  )
})
