import { DAY } from '@little-dunes/domain/durations'
import { expect, test } from 'vitest'
import { buildTimeline } from '#content/planned/timeline'

test('the timeline covers three weeks, and clips bars at its edges', () => {
  const { ticks, bars } = buildTimeline(
    [
      { startsAt: -5 * DAY, endsAt: 10.5 * DAY },
      { startsAt: 7 * DAY, endsAt: null },
    ],
    0,
  )
  expect(ticks).toEqual([0, 7 * DAY, 14 * DAY, 21 * DAY])
  expect(bars[0]).toEqual({ start: 0, length: 50 })
  expect(bars[1]?.start).toBeCloseTo(100 / 3)
  expect(bars[1]?.length).toBeCloseTo(200 / 3)
})

test('distant changes stay within the timeline', () => {
  const { ticks, bars } = buildTimeline([{ startsAt: 9000 * DAY, endsAt: null }], 0)
  expect(ticks.at(-1)).toBe(24 * 7 * DAY)
  expect(bars[0]).toEqual({ start: 98, length: 2 })
})
