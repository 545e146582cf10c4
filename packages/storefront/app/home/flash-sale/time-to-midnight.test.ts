import { describe, expect, it } from 'vitest'
import { timeToMidnight, twoDigits } from '#home/flash-sale/time-to-midnight'

const shown = (now: Date): string => {
  const { hours, minutes, seconds } = timeToMidnight(now)
  return [hours, minutes, seconds].map(twoDigits).join(':')
}

describe("the countdown to the visitor's midnight (HOME-10, HOME-11, D-60)", () => {
  it('counts down in whole seconds', () => {
    expect(shown(new Date(2026, 10, 21, 16, 17, 42))).toBe('07:42:18')
    expect(shown(new Date(2026, 10, 21, 23, 59, 59))).toBe('00:00:01')
  })

  it('shows each second once, even when the clock is read late', () => {
    const late = [58, 59, 60, 61, 62].map((second) => shown(new Date(2026, 10, 21, 23, 59, second, 20)))
    expect(late).toEqual(['00:00:02', '00:00:01', '00:00:00', '23:59:59', '23:59:58'])
  })

  it('shows zeros at midnight, then restarts', () => {
    expect(shown(new Date(2026, 10, 21, 23, 59, 59, 500))).toBe('00:00:01')
    expect(shown(new Date(2026, 10, 22, 0, 0, 0))).toBe('00:00:00')
    expect(shown(new Date(2026, 10, 22, 0, 0, 0, 999))).toBe('00:00:00')
    expect(shown(new Date(2026, 10, 22, 0, 0, 1))).toBe('23:59:59')
  })

  it('continues across the end of a month and of a year', () => {
    expect(shown(new Date(2026, 11, 31, 22, 0, 0))).toBe('02:00:00')
  })
})
